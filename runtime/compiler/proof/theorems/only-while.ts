import { decide } from '../../../engine/guards.ts'
import { screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { nameOf, storyOf } from '../story.ts'
import { usualStep } from '../usual-step.ts'
import { certainAfter, type Domains } from '../worlds.ts'

/**
 * Theorem about steps with `onlyWhile`: if the guard is false, no tap and no answer leads to the step. The customer may
 * still open its address or go back to it.
 */
export const onlyWhile: Theorem = proof => {
  const { explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, worlds, handled, past } = move
    const guard = flow.steps.get(to.state.step)?.onlyWhile
    const isLed = probe.by === 'person' || probe.by === 'service'
    if (guard === undefined || !isLed || past !== undefined || from.state.step === to.state.step) continue
    const at = handled?.way?.at ?? guard.at
    if (told.has(at)) continue
    if (!worlds.some(world => canBeFalse(proof, guard.text, certainAfter(probe.given, world)))) continue
    told.add(at)
    const way = handled?.way
    const screen = screenOf(proof, from)
    const instead = screen && usualStep(proof, screen, to.state.step)
    const isAlone = way !== undefined && handled?.handling.ways.filter(one => one.outcome === way.outcome).length === 1
    const advice =
      !isAlone || instead === undefined
        ? undefined
        : `Lead it to another step, such as \`${instead}\`, or only some customers: \`[{ "when": "${guard.text}", "to": "${way.to.text}" }, { "to": "${instead}" }]\`.`
    const what = `“${probe.name}” leads to “${nameOf(to)}” also where “${guard.text}” does not hold.`
    problems.add('wrong-screen', at, what, { story: storyOf(explored, move) }, advice)
  }
}

/** Returns whether the guard is false for some value of the facts that are not certain. */
function canBeFalse({ prepared, explored }: Proof, guard: string, certain: Domains): boolean {
  return explored.worlds.some(certain, facts => decide(prepared.guards, guard, facts) === false)
}
