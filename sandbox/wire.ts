/**
 * How an answer breaks in transit, below HTTP. The app only marks the answer: `node-wire.ts` destroys the socket.
 * Without a socket (a service worker's mock in the browser), the handler reads `wireFault` and returns a network error,
 * in MSW `HttpResponse.error()`.
 */
export type WireFault = 'drop' | 'half-body'

const HEADER = 'x-sandbox-wire'

/** Returns an answer that must not arrive. Only a client that ignores the mark sees its status. */
export function dropped(): Response {
  return new Response(null, { status: 504, headers: { [HEADER]: 'drop' } })
}

/** Returns the same answer, marked so that only half of it arrives. */
export function halved(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(HEADER, 'half-body')
  return new Response(response.body, { status: response.status, headers })
}

export function wireFault(response: Response): WireFault | undefined {
  const mark = response.headers.get(HEADER)
  return mark === 'drop' || mark === 'half-body' ? mark : undefined
}
