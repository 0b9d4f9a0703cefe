import { deedOf } from '../../engine/deed.ts'
import { type Flow, own } from '../../engine/flow.ts'
import { isKnown } from '../../engine/guards.ts'
import { positionOf } from '../../engine/position.ts'
import { type Frame, moveOn } from '../../engine/replay.ts'
import { initialState } from '../../engine/state.ts'
import { type Cell, type Trace, type TraceMove, WITHHELD } from '../../engine/trace.ts'
import { AUTHENTICATED } from '../pass.ts'
import { OTHER_TEXT } from './cells.ts'
import type { Move } from './explore-worlds.ts'
import { withPast } from './kept.ts'
import { isLeaving, keyOf, normal } from './situation.ts'

type Reached = Pick<Frame, 'state' | 'facts'>

/** Returns the moves of a story as a trace. The engine replays the trace and shows the same screens. */
export function traceOf(flow: Flow, story: readonly Move[]): Trace {
  const moves: TraceMove[] = []
  let reached: Reached = { state: initialState(flow), facts: {} }
  for (const move of story) {
    const added = movesOf(flow, reached, move)
    for (const one of added) reached = moveOn(flow, reached, one)
    moves.push(...added)
  }
  return { version: 1, flow: flow.id, hash: flow.hash, moves }
}

/**
 * Returns the moves with which the workshop replays this move. Usually it is one move. If the move depends on an
 * earlier step or modal that the replay does not have, a jump to a position with it comes first.
 */
function movesOf(flow: Flow, reached: Reached, move: Move): readonly TraceMove[] {
  const deed = deedOf(move.probe.event, move.from.state)
  const facts = factsOf(flow, reached, move)
  const changed = Object.entries(facts).filter(([fact, cell]) => cell !== (own(reached.facts, fact) ?? null))
  const plain = changed.length === 0 ? deed : { ...deed, facts: Object.fromEntries(changed) }
  if (isReached(flow, moveOn(flow, reached, plain), move)) return [plain]
  return [{ at: positionOf(withPast(move.from.state, move.past)), facts }, deed]
}

function isReached(flow: Flow, { state, effects }: Frame, { to }: Move): boolean {
  if (isLeaving(effects)) return to.state.step === ''
  return state.step !== '' && keyOf(normal(flow, state), to.isIn) === keyOf(to.state, to.isIn)
}

/**
 * Returns all known facts at this move: those that earlier moves have set, and those with which the explorer made this
 * move.
 */
function factsOf(
  flow: Flow,
  reached: Reached,
  { from, probe, worlds: [picked = []] }: Move,
): { readonly [fact: string]: Cell } {
  const needed = (own(flow.steps, from.state.step)?.needs ?? []).filter(fact => !isKnown(own(reached.facts, fact)))
  const given = [...(probe.given ?? [])].map(([fact, [value]]) => [fact, value] as const)
  const facts = [
    ...Object.entries(reached.facts),
    [AUTHENTICATED, from.isIn ? true : undefined],
    // It is known only that these facts have some value. No guard depends on which value that is, so the trace hides
    // it.
    ...needed.map(fact => [fact, WITHHELD]),
    ...given,
    ...picked,
  ] as const
  return Object.fromEntries(facts.map(([fact, value]) => [fact, cellOf(value)]))
}

/**
 * Replaces the compiler's special value for a text that no guard names, because customers and authors must never see
 * it.
 */
function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  return value === OTHER_TEXT ? WITHHELD : value
}
