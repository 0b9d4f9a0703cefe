import { type Facts, type Flow, own, type Target } from './flow.ts'
import { isKnown } from './guards.ts'

export interface Resolved {
  readonly step: string
  /** The step to show after the login, or after the step that collects a missing fact. `return:` leads to it. */
  readonly wanted: string | null
}

/**
 * Returns the step to show for `id`: `id` itself, the login, or the step that collects a missing fact. If the step is
 * unknown, or if steps need each other, returns undefined.
 */
export function resolve(flow: Flow, id: string, facts: Facts, wanted: string | null): Resolved | undefined {
  let current = id
  let putOff = wanted
  const seen = new Set<string>()
  for (;;) {
    const step = own(flow.steps, current)
    if (step === undefined || seen.has(current)) return undefined
    seen.add(current)
    if (step.access !== 'anyone' && own(facts, 'session.authenticated') !== true) {
      putOff = current
      current = stepOf(own(flow.always, 'loggedOut')) ?? flow.start
      continue
    }
    const missing = (step.needs ?? []).find(fact => !isKnown(own(facts, fact)))
    if (missing === undefined) return { step: current, wanted: putOff === current ? null : putOff }
    const collector = own(flow.collectors, missing)
    if (collector !== undefined && step.else === undefined) putOff = current
    current = stepOf(step.else) ?? collector ?? flow.start
  }
}

/** Returns the id in `step:<id>`, or undefined for any other handler. */
export function stepOf(target: Target | object | undefined): string | undefined {
  return typeof target === 'string' && target.startsWith('step:') ? target.slice('step:'.length) : undefined
}
