import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import { StoreProblem } from '../../releases/store-problem.ts'
import { CLIENT_FAULT, clientFault } from '../client-fault.ts'
import { COLLECTOR } from '../events/collector.ts'
import { createPartner } from '../partner/partner.ts'
import { partnerOrigins } from '../partner/partner-origins.mjs'
import { describeSeeds } from '../seed/seed.ts'
import { createNodeSandbox, type NodeSandboxOptions } from './node-sandbox.ts'
import { createNodeListener } from './node-wire.ts'
import { CONFIG, openSite } from './open-site.ts'
import type { Releases } from './release-site.ts'
import { withSandbox } from './served-config.ts'
import type { HeadersOf } from './static-files.ts'

export { describeSeeds }

/** A server that is being stopped waits this long for running answers. */
const GRACE_MS = 4_000
const SWEEP_MS = 50

export interface ServeOptions extends Omit<NodeSandboxOptions, 'readRelease'> {
  /** The folder of the built client, with `index.html` and `assets/`. */
  readonly clientDir: string
  /** The build's list of the client's files. The server compares it with the files before it listens. */
  readonly builtFiles?: string
  /** The port, or 0 for any free port. */
  readonly port: number
  /** The address to listen on. The default is all addresses of the machine. */
  readonly hostname?: string
  /** The port of a partner's site, which may frame the product. By default there is no such site. */
  readonly partnerPort?: number | undefined
  /** True if the app sends its events to the sandbox by default. The config may contain another collector. */
  readonly collectsEvents?: boolean
  /** Returns the headers of each file of the client, such as its cache time and content security policy. */
  readonly headersOf?: HeadersOf
  /** The store of the releases to serve. By default the client's own pages are served. */
  readonly releases?: Releases
}

export type Served =
  | { readonly kind: 'listening'; readonly port: number; readonly url: string; close(): Promise<void> }
  /**
   * If another process has the port, the code is `EADDRINUSE`. If opening the port is not allowed, it is `EACCES`. If
   * the client is incomplete, it is `CLIENT`.
   */
  | { readonly kind: 'failed'; readonly code: string; readonly port: number; readonly message: string }

/**
 * Serves the built app, the operator and its controls on one port. It resolves when the server listens or has failed.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { clientDir, port, hostname, headersOf, partnerPort, settings, builtFiles, ...rest } = options
  const { releases, collectsEvents, ...more } = rest
  const fault = await clientFault(clientDir, builtFiles)
  if (fault !== undefined) return { kind: 'failed', code: CLIENT_FAULT, port, message: fault }
  const partners = partnerPort === undefined ? [] : partnerOrigins(partnerPort)
  const site = await openSite(clientDir, headersOf, releases).catch(problemOf)
  if (site instanceof StoreProblem) return { kind: 'failed', code: CLIENT_FAULT, port, message: site.message }
  const own = { channels: site.channels, ...settings, partners }
  const readRelease = async (path: string, variant: string) => {
    const file = await (await site.filesWith(variant))?.read(path)
    return file && JSON.parse(new TextDecoder().decode(file.bytes))
  }
  const sandbox = createNodeSandbox({ ...more, readRelease, settings: own })
  const app = new Hono()
  app.get('/healthz', c => c.json({ ok: true }))
  for (const path of ['/operator/*', '/sandbox', '/sandbox/*']) app.all(path, c => sandbox.app.fetch(c.req.raw, c.env))
  app.get(CONFIG, async c => {
    const longestChargeMs = sandbox.longestChargeMs()
    // Requests the config with GET even for a HEAD. Hono leaves out the body of the answer to a HEAD by itself.
    const asked = new Request(c.req.url, { headers: c.req.raw.headers })
    const events = collectsEvents ? { events: COLLECTOR } : {}
    return withSandbox(await site.config(asked), { partners, longestChargeMs, ...events })
  })
  app.all('*', c => site.answer(c.req.raw))
  const server = serverOf(app)
  const servers = [server]

  const close = async () => {
    await Promise.all(servers.map(end))
    site.close()
    sandbox.close()
  }
  const fail = async ({ code = 'UNKNOWN', message }: NodeJS.ErrnoException, failed: number): Promise<Served> => {
    await close()
    return { kind: 'failed', code, port: failed, message }
  }

  const at = await listen(server, port, hostname)
  if (typeof at !== 'number') return fail(at, port)
  const url = `http://localhost:${at}`
  if (partnerPort !== undefined) {
    const partner = serverOf(createPartner(sandbox.world, url))
    servers.push(partner)
    const partnerAt = await listen(partner, partnerPort, hostname)
    if (typeof partnerAt !== 'number') return fail(partnerAt, partnerPort)
  }
  return { kind: 'listening', port: at, url, close }
}

/** If a person can solve the error, returns it. Throws any other error. */
function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error
  throw error
}

function serverOf(app: Hono): Server {
  const listener = createNodeListener((request, connection) => app.fetch(request, connection))
  return createServer((incoming, outgoing) => void listener(incoming, outgoing))
}

function listen(server: Server, port: number, hostname: string | undefined): Promise<number | NodeJS.ErrnoException> {
  return new Promise(resolve => {
    server.once('error', resolve)
    server.listen({ port, ...(hostname !== undefined && { host: hostname }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Accepts no new connections, lets running answers finish within the grace period, and closes the rest. */
function end(server: Server): Promise<void> {
  return new Promise(resolve => {
    // `server.close` waits for kept-alive connections. A connection becomes idle only after its last answer, so idle
    // ones are closed again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(grace)
      resolve()
    })
    server.closeIdleConnections()
  })
}
