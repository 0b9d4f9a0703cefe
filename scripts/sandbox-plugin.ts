import type { Connect, Plugin } from 'vite'
import { channelCodes } from '../runtime/rules/channels.ts'
import { flowChannels } from './flow-files.mjs'

type SandboxModule = typeof import('../sandbox/middleware.ts')

/**
 * Mounts the operator in Vite's development server, on the paths that `npm start` has. It is loaded through Vite, so
 * that an edit of it counts at the next request; it starts again then, as seeded.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'recarrega-sandbox',
    apply: 'serve',
    configureServer(server) {
      let loaded: unknown
      let answer: Connect.NextHandleFunction | undefined

      server.middlewares.use('/healthz', (_, outgoing) => {
        outgoing.setHeader('content-type', 'application/json')
        outgoing.end('{"ok":true}')
      })
      server.middlewares.use(async (incoming, outgoing, next) => {
        if (!/^\/(operator|sandbox)(\/|\?|$)/.test(incoming.url ?? '')) return next()
        try {
          const module = await server.ssrLoadModule('/sandbox/middleware.ts')
          if (module !== loaded || !answer) {
            loaded = module
            answer = (module as SandboxModule).createSandboxMiddleware({
              settings: { channels: [...new Set([...channelCodes, ...flowChannels()])] },
            })
          }
          answer(incoming, outgoing, next)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
