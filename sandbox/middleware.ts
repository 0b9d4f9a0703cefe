import type { IncomingMessage, ServerResponse } from 'node:http'
import { createNodeSandbox, type NodeSandboxOptions } from './node-sandbox.ts'
import { createNodeListener } from './node-wire.ts'

/** The operator's paths and the controls', and no source file that a development server may have under `/sandbox/`. */
const OURS =
  /^\/(?:operator\/|sandbox\/?(?:$|\?)|sandbox\/(?:sms|ledger|pix|faults|reset|clock|customers|sessions|gateway|elsewhere|events)(?:[/?]|$))/

/** Returns middleware for a connect-style server (Vite's `server.middlewares.use`). */
export function createSandboxMiddleware(
  options: NodeSandboxOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void {
  const sandbox = createNodeSandbox(options)
  const listener = createNodeListener((request, connection) => sandbox.app.fetch(request, connection))
  return (incoming, outgoing, next) => {
    if (OURS.test(incoming.url ?? '')) void listener(incoming, outgoing)
    else next()
  }
}
