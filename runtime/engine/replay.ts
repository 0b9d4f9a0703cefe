import { eventOf } from './deed.ts'
import type { Facts, Flow } from './flow.ts'
import { stateAt } from './position.ts'
import { type Effect, type EngineEvent, type FlowState, initialState } from './state.ts'
import type { TraceMove } from './trace.ts'
import { transition } from './transition.ts'

/** One recorded move, with the state before and after it. */
export interface Frame {
  readonly move: TraceMove
  /** Undefined for a move with the key `at`: it starts the recording at a position, and no event is sent. */
  readonly event: EngineEvent | undefined
  readonly before: FlowState
  readonly facts: Facts
  readonly state: FlowState
  readonly effects: readonly Effect[]
}

/** Returns the engine's result for each move. No service runs, because the moves contain the outcomes. */
export function replay(flow: Flow, moves: readonly TraceMove[]): readonly Frame[] {
  const frames: Frame[] = []
  let from: Pick<Frame, 'state' | 'facts'> = { state: initialState(flow), facts: {} }
  for (const move of moves) {
    const frame = moveOn(flow, from, move)
    frames.push(frame)
    from = frame
  }
  return frames
}

export function moveOn(flow: Flow, from: Pick<Frame, 'state' | 'facts'>, move: TraceMove): Frame {
  const before = 'at' in move ? stateAt(flow, move.at) : from.state
  const facts = known({ ...('at' in move ? {} : from.facts), ...move.facts })
  const event = eventOf(move, before)
  const { state, effects } = event ? transition(flow, before, event, facts) : { state: before, effects: [] }
  return { move, event, before, facts, state, effects }
}

/** Removes the facts that a recording stores as `null`, because `null` there means unknown. */
function known(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
}
