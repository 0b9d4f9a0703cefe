/**
 * The way in which an answer breaks in transit, below HTTP. The app only marks the answer, and `node-wire.ts` destroys
 * the socket. If there is no socket, as in a service worker's mock, the handler reads `wireFault` and returns a network
 * error (`HttpResponse.error()` in MSW).
 */
export type WireFault = 'drop' | 'half-body'

const HEADER = 'x-sandbox-wire'

/**
 * Returns an answer with a mark. The server sees the mark and breaks the connection instead of sending the answer.
 * Without such a server, the client receives status 504.
 */
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
