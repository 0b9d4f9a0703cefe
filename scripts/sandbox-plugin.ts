import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { channelCodes } from '../runtime/rules/channels.ts'
import { partnerOrigins } from '../sandbox/partner/partner-origins.mjs'
import { flowChannels } from './flows/flow-files.mjs'
import { findFreePort } from './machine/free-port.mjs'

type SandboxModule = typeof import('../sandbox/server/middleware.ts')
type Sandbox = ReturnType<SandboxModule['createSandboxMiddlewares']>

const CONFIG = '/config.json'

/**
 * Adds the sandbox operator and its partner to Vite's development server, on the same paths as `npm start`. The sandbox
 * is loaded through Vite, so an edit takes effect at the next request. The sandbox then starts again with its seed
 * data.
 */
export function sandboxPlugin(): Plugin {
  return {
    name: 'recarrega-sandbox',
    apply: 'serve',
    configureServer(server) {
      let loaded: unknown
      let current: Sandbox | undefined
      let partners: readonly string[] = []

      async function sandbox(): Promise<Sandbox> {
        const module = (await server.ssrLoadModule('/sandbox/server/middleware.ts')) as SandboxModule
        if (module !== loaded || !current) {
          loaded = module
          const channels = [...new Set([...channelCodes, ...flowChannels()])]
          current = module.createSandboxMiddlewares({ settings: { partners, channels } })
        }
        return current
      }

      server.middlewares.use('/healthz', (_, outgoing) => {
        outgoing.setHeader('content-type', 'application/json')
        outgoing.end('{"ok":true}')
      })
      server.middlewares.use(async (incoming, outgoing, next) => {
        const isConfig = incoming.url === CONFIG
        if (!isConfig && !/^\/(operator|sandbox)(\/|\?|$)/.test(incoming.url ?? '')) return next()
        try {
          const { answer, longestChargeMs } = await sandbox()
          if (isConfig) return void outgoing.end(servedConfig(server, partners, longestChargeMs()))
          answer(incoming, outgoing, next)
        } catch (error) {
          next(error)
        }
      })
      const { httpServer } = server
      httpServer?.once('listening', async () => {
        const { port } = httpServer.address() as AddressInfo
        const partnerPort = await findFreePort(port + 1)
        partners = partnerOrigins(partnerPort)
        const partner = createServer(async (...exchange) => {
          const { servePartner } = await sandbox()
          await servePartner(`http://localhost:${port}`)(...exchange)
        })
        partner.listen(partnerPort)
        httpServer.once('close', () => partner.close())
      })
    },
  }
}

/** Returns the config that the app fetches. The sandbox adds its partner and its longest charge time. */
function servedConfig({ config }: ViteDevServer, partners: readonly string[], longestChargeMs: number): string {
  const served = JSON.parse(readFileSync(join(config.publicDir, CONFIG), 'utf8'))
  return JSON.stringify({ longestChargeMs, ...served, partners: [...(served.partners ?? []), ...partners] })
}
