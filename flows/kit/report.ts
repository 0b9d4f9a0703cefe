/** Names and a code that describe a problem. They must not contain a value, a phone number or an address. */
export interface About {
  /** The operator's call, such as `GET /v3/customers/{msisdn}/`. */
  readonly call?: string
  /** A field of the call's answer, such as `recharges[].date`. */
  readonly field?: string
  /** A code of the error catalogue. */
  readonly code?: number
}
export interface Problem extends About {
  readonly name: string
}

/** How many problems are stored, so that a page that fails repeatedly does not fill the memory. */
const MOST_KEPT = 20
const kept: Problem[] = []
let listener: ((problem: Problem) => void) | undefined

/**
 * Reports a problem that the customer does not notice. `detail` never leaves the page, because it is often the text of an
 * error, which may contain an address.
 */
export function report(name: string, detail: string, about: About = {}): void {
  // Outside a browser, as in the workshop's walks, there is no window.
  globalThis.window?.dispatchEvent(new CustomEvent('recarrega:report', { detail: { problem: name, detail, ...about } }))
  const problem = { name, ...about }
  if (import.meta.env.MODE === 'development') console.warn('recarrega:report', problem)
  if (listener !== undefined) listener(problem)
  else if (kept.length < MOST_KEPT) kept.push(problem)
}

/**
 * Calls `listen` with each problem: first with those kept so far, then with each new one. Returns the function that stops
 * it: from then on, problems are kept again.
 */
export function onReport(listen: (problem: Problem) => void): () => void {
  listener = listen
  for (const problem of kept.splice(0)) listen(problem)
  return () => {
    if (listener === listen) listener = undefined
  }
}
