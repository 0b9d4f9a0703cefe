import { decide } from '../../../engine/guards.ts'
import type { Theorem } from '../proof.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem about steps with `onlyWhile`: if the guard is false, no tap and no answer leads to the step. The customer may
 * still open its address or go back to it.
 */
export const onlyWhile: Theorem = proof => {
  const { explored, flow, prepared, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, worlds, handled, past } = move
    const guard = flow.steps.get(to.state.step)?.onlyWhile
    const isLed = probe.by === 'person' || probe.by === 'service'
    if (guard === undefined || !isLed || past !== undefined || from.state.step === to.state.step) continue
    const at = handled?.way?.at ?? guard.at
    if (told.has(at)) continue
    // A world (combination of fact values) contains only the facts that a guard has read. If the guard needs another
    // fact, `decide` returns undefined, and nothing is reported.
    const isFalse = worlds.some(world => decide(prepared.guards, guard.text, Object.fromEntries(world)) === false)
    if (!isFalse) continue
    told.add(at)
    const what = `“${probe.name}” leads to “${nameOf(to)}” also where “${guard.text}” does not hold.`
    problems.add('wrong-screen', at, what, { story: storyOf(explored, move) })
  }
}
