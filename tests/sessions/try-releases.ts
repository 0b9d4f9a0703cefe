import { successionOf } from '../../runtime/compiler/succession/succession.ts'
import { randomOf } from '../../runtime/compiler/testing/fuzz/random.ts'
import { own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { continuedIn, tellsOf } from './continue-in.ts'
import { type Edited, edited } from './edits.ts'
import type { Ground } from './grounds.ts'
import { type Around, type CheckedRelease, checkedRelease } from './release.ts'
import { sessionsIn } from './saved-sessions.ts'

export interface Tried {
  /** Pairs of consecutive releases that were both published. */
  pairs: number
  /** How often a release was not published, because the checker rejected it. */
  unchecked: number
  /** How often a release was not published, because a customer with an open payment would have been lost. */
  refused: number
  sessions: number
  /** The number of sessions that continued in the later release on the same step, or on the step that replaces it. */
  kept: number
  payments: number
  /** One line for each open payment that the later release no longer finds. */
  readonly stranded: string[]
}

/** After this many releases, the flow is set back to its original form. */
const LINE = 12

/**
 * Publishes random releases of these flows one after the other until `pairs` are published. For each pair, continues
 * every possible session of the earlier release in the later one.
 */
export function tryReleases({ flows, around }: Ground, { pairs, seed }: { pairs: number; seed: number }): Tried {
  const random = randomOf(seed)
  const tried: Tried = {
    pairs: 0,
    unchecked: 0,
    refused: 0,
    sessions: 0,
    kept: 0,
    payments: 0,
    stranded: [],
  }
  for (let at = 0; tried.pairs < pairs && at < pairs; at += 1) {
    const json = flows[at % flows.length]
    let before = json && checkedRelease(json, around)
    for (let line = 0; before !== undefined && line < LINE && tried.pairs < pairs; line += 1) {
      const edits = Array.from({ length: 1 + random.below(2) }).reduce<readonly Edited[]>(
        made => [...made, edited(made[made.length - 1]?.flow ?? before?.json ?? {}, random)],
        [],
      )
      const after = checkedRelease(edits[edits.length - 1]?.flow ?? {}, around)
      if (after === undefined) {
        tried.unchecked += 1
        continue
      }
      if (successionOf(before.compiled, after.compiled, around.catalogue).strandings.length > 0) {
        tried.refused += 1
        continue
      }
      tried.pairs += 1
      goOn(before, after, edits, around, tried)
      before = after
    }
  }
  return tried
}

function goOn(
  before: CheckedRelease,
  after: CheckedRelease,
  edits: readonly Edited[],
  { catalogue }: Around,
  tried: Tried,
): void {
  const names = edits.map(({ name }) => name).join(' and ')
  const heirOf = (step: string) => edits.reduce((now, { renamed = {} }) => renamed[now] ?? now, step)
  const kinds = (catalogue.openPayment[0]?.values ?? []).map(String)
  const tells = new Map(kinds.map(kind => [kind, [before, after].map(release => tellsOf(release, kind, catalogue))]))
  for (const session of sessionsIn(before, catalogue)) {
    const goesOn = (flow: WholeFlow, isReturn = false) => continuedIn(flow, session, before.flow, isReturn)
    tried.sessions += 1
    if (goesOn(after.flow).step === heirOf(goesOn(before.flow).step)) tried.kept += 1
    const [was, is] = tells.get(session.kind ?? '') ?? []
    if (was === undefined || is === undefined || !session.isIn) continue
    // On a screen that shows an open payment, a service must search for the result at once, even if the customer comes
    // to it from a bank. From any other screen, taps and answers must lead to such a search.
    const claims = own(before.flow.steps, session.step)?.claims
    const isOpen = claims === 'waiting' || claims === 'unknown'
    for (const isReturn of isOpen ? [false, true] : [false]) {
      const how = isOpen ? 'atOnce' : 'later'
      if (!was[how](goesOn(before.flow, isReturn), true)) continue
      tried.payments += 1
      const state = goesOn(after.flow, isReturn)
      if (!is[how](state, true)) tried.stranded.push(`${names}: ${session.kind} in ${session.step}, then ${state.step}`)
    }
  }
}
