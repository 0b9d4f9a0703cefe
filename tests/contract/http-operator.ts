import { Agent, createServer, request } from 'node:http'
import { createNodeListener } from '../../sandbox/server/node-wire.ts'
import type { Operator } from '../../sandbox/testing/operator.ts'

/** Longer than any answer takes. If no answer has arrived by then, it counts as lost. */
const HANG_MS = 3000

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface Arrived {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Serves the operator over HTTP on its own port. `send` rejects if the answer does not arrive completely. */
export async function serveOperator(operator: Operator) {
  const listener = createNodeListener(incoming => operator.app.fetch(incoming))
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const send = ({ method, path, headers, body }: Sent): Promise<Arrived> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method, path, headers, timeout: HANG_MS },
        incoming => {
          const { statusCode: status = 0, headers: told } = incoming
          let text = ''
          incoming.setEncoding('utf8')
          incoming.on('data', (part: string) => {
            text += part
          })
          incoming.on('end', () => resolve({ status, type: told['content-type'] ?? '', text }))
          incoming.on('error', reject)
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer came')))
      outgoing.on('error', reject)
      outgoing.end(body)
    })

  let underway = 0
  /**
   * Sends a request to the operator's server with the same path, like a page's `fetch`. Rejects if the answer does not
   * arrive completely.
   */
  const pass = async ({ method, url, headers, signal, body }: Request): Promise<Response> => {
    underway += 1
    try {
      const { pathname, search } = new URL(url)
      const sent = body === null ? null : await new Response(body).text()
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method,
        headers,
        signal,
        body: sent,
      })
      const text = await response.text()
      return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
    } finally {
      underway -= 1
    }
  }

  const close = async () => {
    agent.destroy()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }

  return { send, pass, underway: () => underway, close }
}
