import type { Facts, WholeFlow } from '../../runtime/engine/flow.ts'
import { type EngineEvent, type FlowState, initialState, type Transition } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import { eventFor, type Happening } from './random-events.ts'

export interface Moment extends Transition {
  readonly before: FlowState
  readonly event: EngineEvent
  readonly facts: Facts
}

/** Yields every transition of a visit that begins at the step `first`. */
export function visitOf(flow: WholeFlow, first: string, start: Facts, visit: readonly Happening[]): readonly Moment[] {
  const moments: Moment[] = []
  let before = initialState(flow)
  let facts = start
  const open: Happening = { kind: 'reload', step: first }
  for (const happening of [open, ...visit]) {
    if (happening.kind === 'facts') facts = happening.facts
    const event = eventFor(happening, before)
    if (event === undefined) continue
    const done = transition(flow, before, event, facts)
    moments.push({ ...done, before, event, facts })
    before = done.state
  }
  return moments
}
