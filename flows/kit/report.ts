/**
 * The names and the code that describe a problem. They must not contain a customer's data, a phone number or an
 * address.
 */
export interface About {
  /** The call of the operator that caused the problem, such as `GET /v3/customers/{msisdn}/`. */
  readonly call?: string
  /** The field of the operator's answer that caused the problem, such as `recharges[].date`. */
  readonly field?: string
  /** A code of the error catalogue. */
  readonly code?: number
}
export interface Problem extends About {
  readonly name: string
}

/** The highest number of stored problems. Without a limit, a page that fails repeatedly would fill the memory. */
const MOST_KEPT = 20
const kept: Problem[] = []
let listener: ((problem: Problem) => void) | undefined

/**
 * Reports a problem that the customer does not see. `detail` never leaves the page: it is often the text of an
 * error, which may contain an address.
 */
export function report(name: string, detail: string, about: About = {}): void {
  // There is no window outside a browser, for example when the workshop walks through a flow.
  globalThis.window?.dispatchEvent(new CustomEvent('recarrega:report', { detail: { problem: name, detail, ...about } }))
  const problem = { name, ...about }
  if (import.meta.env.MODE === 'development') console.warn('recarrega:report', problem)
  if (listener !== undefined) listener(problem)
  else if (kept.length < MOST_KEPT) kept.push(problem)
}

/**
 * Calls `listen` with each stored problem, then with each new one. Returns the function that removes the listener.
 * After that, new problems are stored again.
 */
export function onReport(listen: (problem: Problem) => void): () => void {
  listener = listen
  for (const problem of kept.splice(0)) listen(problem)
  return () => {
    if (listener === listen) listener = undefined
  }
}
