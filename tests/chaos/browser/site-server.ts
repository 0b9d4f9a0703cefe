import { createServer } from 'node:http'
import { Hono } from 'hono'
import { createSandbox } from '../../../sandbox/app.ts'
import { addControls } from '../../../sandbox/controls/controls.ts'
import { createNodeListener } from '../../../sandbox/server/node-wire.ts'
import { withSandbox } from '../../../sandbox/server/served-config.ts'
import { createStaticSite, type HeadersOf } from '../../../sandbox/server/static-files.ts'
import type { World as Operator } from '../../../sandbox/world.ts'
import type { Travel } from './travel.ts'

export interface SiteServer {
  readonly url: string
  readonly operator: Operator
  readonly close: () => void
}

const settings = { pixReadyMs: 500, requestsPerMinute: 1_000_000, smsPerNumber: 10_000, smsPerDevice: 10_000 }

/** Serves the built app and a sandbox whose time the walk can advance. */
export async function openSiteServer(clientDir: string, headersOf: HeadersOf, travel: Travel): Promise<SiteServer> {
  const sandbox = createSandbox({ clock: travel.now, wait: travel.wait, settings })
  addControls(sandbox.app, sandbox.world)
  const site = createStaticSite(clientDir, headersOf)
  const app = new Hono()
  for (const path of ['/operator/*', '/sandbox', '/sandbox/*']) app.all(path, c => sandbox.app.fetch(c.req.raw, c.env))
  app.get('/config.json', async c =>
    withSandbox(await site(c.req.raw), { partners: [], longestChargeMs: sandbox.longestChargeMs() }),
  )
  app.all('*', c => site(c.req.raw))
  const listener = createNodeListener((request, connection) => app.fetch(request, connection))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    operator: sandbox.world,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
