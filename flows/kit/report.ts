/** Names and a code that say more about a problem. None of them may be a value, a number of somebody or an address. */
export interface About {
  /** The operator's call, as `GET /v3/customers/{msisdn}/`. */
  readonly call?: string
  /** A field of the call's answer, as `recharges[].date`. */
  readonly field?: string
  /** A code of the error catalogue. */
  readonly code?: number
}
export interface Problem extends About {
  readonly name: string
}

/** A page that fails again and again must not fill the memory. */
const MOST_KEPT = 20
const kept: Problem[] = []
let listener: ((problem: Problem) => void) | undefined

/**
 * Reports what went wrong without a person noticing. `detail` stays on the page, because it often is the text of an
 * error, which can have an address in it.
 */
export function report(name: string, detail: string, about: About = {}): void {
  window.dispatchEvent(new CustomEvent('recarrega:report', { detail: { problem: name, detail, ...about } }))
  const problem = { name, ...about }
  if (import.meta.env.MODE === 'development') console.warn('recarrega:report', problem)
  if (listener !== undefined) listener(problem)
  else if (kept.length < MOST_KEPT) kept.push(problem)
}

/** Calls `listen` with each problem: at once with those that were kept since the page began, then with each new one. */
export function onReport(listen: (problem: Problem) => void): void {
  listener = listen
  for (const problem of kept.splice(0)) listen(problem)
}
