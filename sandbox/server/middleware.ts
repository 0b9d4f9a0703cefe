import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPartner } from '../partner/partner.ts'
import { createNodeSandbox, type NodeSandboxOptions } from './node-sandbox.ts'
import { createNodeListener, type NodeListener } from './node-wire.ts'

/**
 * Matches the paths of the operator and of the sandbox's controls. It matches no source file that a development server
 * may have under `/sandbox/`.
 */
const OURS =
  /^\/(?:operator\/|sandbox\/?(?:$|\?)|sandbox\/(?:sms|ledger|pix|faults|reset|clock|customers|sessions|gateway|elsewhere|events|otlp|results|partner|links)(?:[/?]|$))/

/** Describes a middleware for a connect-style server (Vite's `server.middlewares.use`). */
type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

interface SandboxMiddlewares {
  readonly answer: Middleware
  readonly longestChargeMs: () => number
  /** Serves a partner's site on its own port, with `product` in a frame. */
  readonly servePartner: (product: string) => NodeListener
}

/** Creates the operator, its controls and its partner. */
export function createSandboxMiddlewares(options: NodeSandboxOptions = {}): SandboxMiddlewares {
  const sandbox = createNodeSandbox(options)
  const listener = createNodeListener((request, connection) => sandbox.app.fetch(request, connection))
  return {
    answer(incoming, outgoing, next) {
      if (OURS.test(incoming.url ?? '')) void listener(incoming, outgoing)
      else next()
    },
    longestChargeMs: sandbox.longestChargeMs,
    servePartner(product) {
      const partner = createPartner(sandbox.world, product)
      return createNodeListener((request, connection) => partner.fetch(request, connection))
    },
  }
}

export function createSandboxMiddleware(options: NodeSandboxOptions = {}): Middleware {
  return createSandboxMiddlewares(options).answer
}
