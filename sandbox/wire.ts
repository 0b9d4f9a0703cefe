/**
 * What should happen to an answer on its way, below HTTP. The app only marks it: `node-wire.ts` destroys the
 * socket; where there is none (a service worker's mock in the browser), the handler reads `wireFault` and returns a
 * network error, for MSW `HttpResponse.error()`.
 */
export type WireFault = 'drop' | 'half-body'

const HEADER = 'x-sandbox-wire'

/** An answer that must not arrive. Its status is only seen by somebody who does not read the mark. */
export function dropped(): Response {
  return new Response(null, { status: 504, headers: { [HEADER]: 'drop' } })
}

/** The same answer, of which only half must arrive. */
export function halved(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(HEADER, 'half-body')
  return new Response(response.body, { status: response.status, headers })
}

export function wireFault(response: Response): WireFault | undefined {
  const mark = response.headers.get(HEADER)
  return mark === 'drop' || mark === 'half-body' ? mark : undefined
}
