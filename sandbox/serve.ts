import { createServer } from 'node:http'
import { Hono } from 'hono'
import { createNodeSandbox, type NodeSandboxOptions } from './node-sandbox.ts'
import { createNodeListener } from './node-wire.ts'
import { describeSeeds } from './seed.ts'
import { siteChannels } from './site-channels.ts'
import { createStaticSite, type HeadersOf } from './static-files.ts'

export { describeSeeds }

export interface ServeOptions extends NodeSandboxOptions {
  /** Where the built client is: `index.html` and `assets/`. */
  readonly clientDir: string
  /** 0 takes any free port. */
  readonly port: number
  /** Every address of the machine when left out. */
  readonly hostname?: string
  /** How long each answer of the client may be kept, its content security policy and their like. */
  readonly headersOf?: HeadersOf
}

export type Served =
  | { readonly kind: 'listening'; readonly port: number; readonly url: string; close(): Promise<void> }
  /** `EADDRINUSE` when something else has the port, `EACCES` when it may not be opened. */
  | { readonly kind: 'failed'; readonly code: string; readonly port: number; readonly message: string }

/** Serves the built app, the operator and its controls on one port. Resolves when it listens, or cannot. */
export function serve(options: ServeOptions): Promise<Served> {
  const { clientDir, port, hostname, headersOf, settings, ...sandboxOptions } = options
  const sandbox = createNodeSandbox({ ...sandboxOptions, settings: { channels: siteChannels(clientDir), ...settings } })
  const site = createStaticSite(clientDir, headersOf)
  const app = new Hono()
  app.get('/healthz', c => c.json({ ok: true }))
  for (const path of ['/operator/*', '/sandbox', '/sandbox/*']) app.all(path, c => sandbox.app.fetch(c.req.raw, c.env))
  app.all('*', c => site(c.req.raw))
  const listener = createNodeListener((request, connection) => app.fetch(request, connection))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))

  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => {
        sandbox.close()
        resolve()
      })
      server.closeAllConnections()
    })

  return new Promise(resolve => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      sandbox.close()
      resolve({ kind: 'failed', code: error.code ?? 'UNKNOWN', port, message: error.message })
    })
    server.listen({ port, ...(hostname !== undefined && { host: hostname }) }, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve({ kind: 'listening', port: taken, url: `http://localhost:${taken}`, close })
    })
  })
}
