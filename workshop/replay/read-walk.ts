import { type Frame, replay } from '../../runtime/engine/replay.ts'
import { parseTrace, undeclaredIn } from './parse-trace.ts'
import { type Told, tellFrame } from './tell-frame.ts'
import { flowOf } from './trace-flows.ts'

/** A replayed trace. It contains the moves of the recorded walk through the flow. */
export interface Walk {
  readonly flow: string
  readonly config: unknown
  /** The names of the facts that occur in the trace. */
  readonly named: readonly string[]
  readonly moves: readonly { readonly frame: Frame; readonly told: Told }[]
  /** Whether the walk was recorded in another version of the flow. */
  readonly isOther: boolean
}

export type ReadWalk =
  | { readonly kind: 'walk'; readonly walk: Walk }
  | { readonly kind: 'wrong'; readonly reasons: readonly string[] }

/** Replays the trace in a text, in the flow's current version. */
export async function readWalk(text: string): Promise<ReadWalk> {
  const parsed = parseTrace(text)
  if (parsed.kind === 'wrong') return parsed
  const { trace } = parsed
  const traced = await flowOf(trace)
  if (traced === undefined) {
    const reason = `The workshop has no flow “${trace.flow}”, or the check finds an error in it that is no counterexample.`
    return { kind: 'wrong', reasons: [reason] }
  }
  const undeclared = undeclaredIn(traced.flow, trace)
  if (undeclared.length > 0) return { kind: 'wrong', reasons: undeclared }
  const frames = replay(traced.flow, trace.moves)
  const moves = frames.map((frame, at) => ({ frame, told: tellFrame(traced, frame, frames[at - 1]) }))
  const { config, flow } = traced
  const named = [...new Set(trace.moves.flatMap(({ facts = {} }) => Object.keys(facts)))]
  return { kind: 'walk', walk: { flow: flow.id, config, named, moves, isOther: flow.hash !== trace.hash } }
}
