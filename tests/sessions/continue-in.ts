import { pastIn } from '../../flows/app/boot/envelope.ts'
import { firstStep } from '../../flows/app/boot/first-step.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import type { Move } from '../../runtime/compiler/proof/explore-worlds.ts'
import { keyOf, normal } from '../../runtime/compiler/proof/situation.ts'
import { own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { pathOf, stepAt } from '../../runtime/engine/paths.ts'
import { type FlowState, initialState } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import type { CheckedRelease } from './release.ts'
import type { SavedSession } from './saved-sessions.ts'

const CHANNEL = 'web'

/**
 * Loads a tab's page in another release, with the app's own code. Returns the resulting state of the tab. `isReturn`
 * means that another site returns to the address, so the app did not write the history entry.
 */
export function continuedIn(flow: WholeFlow, session: SavedSession, before: WholeFlow, isReturn = false): FlowState {
  const pathname = pathOf(before, session.step, flow.channelPath ?? CHANNEL) ?? '/'
  const facts = { ...session.envelope.facts, 'session.authenticated': session.isIn ? true : undefined }
  const step = firstStep(flow, {
    pathname,
    entered: isReturn ? undefined : session.step,
    addressed: stepAt(flow, pathname, [flow.channelPath ?? CHANNEL]),
    isKnown: session.isIn,
  })
  const past = pastIn(session.envelope, flow)
  return transition(flow, initialState(flow), { type: 'open', step, entry: session.entry, ...past }, facts).state
}

/** For one kind of payment, such as Pix: whether a state leads to the result of the payment. */
export interface Tells {
  /** Returns whether a service of the state's step searches for the result. */
  readonly atOnce: (state: FlowState, isIn: boolean) => boolean
  /**
   * Returns whether taps and answers lead to a step where a service searches for the result, without another payment on
   * the way.
   */
  readonly later: (state: FlowState, isIn: boolean) => boolean
}

export function tellsOf({ flow, explored }: CheckedRelease, kind: string, catalogue: Catalogue): Tells {
  const kinds = (catalogue.openPayment[0]?.values ?? []).map(String)
  const charges = ({ probe }: Move) => own(catalogue.services, probe.service ?? '')?.charges !== undefined
  const isOfOther = ({ probe }: Move) => kinds.some(other => other !== kind && probe.service?.startsWith(`${other}.`))
  const moves = explored.moves.filter(move => !charges(move) && !isOfOther(move))
  const atOnce = new Set(moves.filter(({ probe }) => probe.money === 'taken').map(({ from }) => from))
  const later = new Set(atOnce)
  for (let count = -1; count !== later.size; ) {
    count = later.size
    for (const { from, to } of moves) if (later.has(to)) later.add(from)
  }
  const byKey = new Map(explored.situations.map(one => [keyOf(one.state, one.isIn), one]))
  const isAmong = (found: ReadonlySet<unknown>) => (state: FlowState, isIn: boolean) =>
    found.has(byKey.get(keyOf(normal(flow, state), isIn)))
  return { atOnce: isAmong(atOnce), later: isAmong(later) }
}
