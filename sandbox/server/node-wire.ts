import { type IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Connection } from '../origin.ts'
import { wireFault } from '../wire.ts'

/**
 * If a socket is closed, its address is unknown, and the peer has this name. All such clients share one count, so that
 * they are still limited.
 */
const GONE = 'gone'

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/**
 * Returns a listener for `node:http`. It passes the peer's address to `fetch`. For answers with a fault, it breaks the
 * socket.
 */
export function createNodeListener(
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>,
): NodeListener {
  return getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await fetch(request, { peer: incoming.socket.remoteAddress ?? GONE })
      const fault = wireFault(response)
      if (fault === undefined) return response
      if (fault === 'half-body' && outgoing instanceof ServerResponse) await sendHalf(response, outgoing)
      else incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
}

/** Announces the full length of the answer, but sends only a part of it. */
async function sendHalf(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.length })
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy())
}
