import { type IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Connection } from '../origin.ts'
import { wireFault } from '../wire.ts'

/**
 * Names the peer of a closed socket, which has no address any more. All such clients share one count, so that they are
 * still limited.
 */
const GONE = 'gone'

export type NodeListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/**
 * Returns a listener for `node:http`. It gives `fetch` the peer's address, and breaks the socket for answers with a
 * fault.
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

/** Announces the full length, and stops in the middle. */
async function sendHalf(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.length })
  outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy())
}
