import type { Plugin, ViteDevServer } from 'vite'
import { makeReleaseOf } from '../site/release.mjs'
import { checkFlows } from './check-flows.mjs'
import { createOverlay } from './flow-overlay.ts'

type Paths = typeof import('../../flows/app/boot/channel-paths.ts')
type Surroundings = typeof import('../../flows/kit/surroundings.ts')

/**
 * Serves page data in the development server, where no page is prerendered. The data are made for each request, so that
 * an edit of a flow takes effect.
 */
export function flowsPlugin(): Plugin {
  return { name: 'recarrega-flows', apply: 'serve', configureServer: serveRelease }
}

function serveRelease(server: ViteDevServer): void {
  const show = createOverlay(server)
  // All events are heard, because a config that is added or deleted changes the flows too.
  server.watcher.on('all', (_, file) => {
    if (/[\\/]flow-configs[\\/]/.test(file)) server.ws.send({ type: 'full-reload' })
  })
  server.middlewares.use(async (incoming, outgoing, next) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/page-data/')) return next()
    try {
      const { isSound, report, configs } = await checkFlows()
      show(isSound ? undefined : report())
      const { CHANNEL_PATHS, FIRST_FLOW } = (await server.ssrLoadModule('/flows/app/boot/channel-paths.ts')) as Paths
      const { surroundings } = (await server.ssrLoadModule('/flows/kit/surroundings.ts')) as Surroundings
      const { files } = await makeReleaseOf(
        '/flows/app/boot/main.tsx',
        { CHANNEL_PATHS, FIRST_FLOW, surroundings },
        configs,
      )
      const text = files.get(decodeURIComponent(pathname))
      outgoing.statusCode = text === undefined ? 404 : 200
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(text)
    } catch (error) {
      next(error)
    }
  })
}
