import { createServer } from 'node:http'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createNodeListener } from '../../sandbox/server/node-wire.ts'
import { createStaticSite } from '../../sandbox/server/static-files.ts'
import { root } from '../../scripts/run.mjs'
import { siteHeaders } from '../../scripts/serving/site-headers.mjs'
import { openPlace, type Place } from '../runtime/page.ts'

/** The built client and its operator, which `refresh` replaces. */
export interface WalkSite {
  readonly url: string
  /** Replaces the operator by a new one with fresh seed data. */
  readonly refresh: () => Place
  readonly close: () => void
}

export async function openWalkSite(): Promise<WalkSite> {
  let place = openPlace()
  const site = createStaticSite(join(root, 'dist'), siteHeaders())
  const app = new Hono()
  for (const path of ['/operator/*', '/sandbox', '/sandbox/*'])
    app.all(path, c => place.operator.app.fetch(c.req.raw, c.env))
  app.all('*', c => site(c.req.raw))
  const listener = createNodeListener((request, connection) => app.fetch(request, connection))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>(resolve => server.listen({ port: 0, host: 'localhost' }, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    refresh() {
      place = openPlace()
      return place
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
