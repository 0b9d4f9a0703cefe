import { own } from '../../../engine/flow.ts'
import { decide } from '../../../engine/guards.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { answered, nameOf, storyOf } from '../story.ts'
import { certainAfter } from '../worlds.ts'

/** The block that shows that something is in progress. */
const WAITING = 'waiting'

/**
 * Theorem about steps that wait for the answer of `enter`: if the service fails, the step does not go on showing that
 * something is in progress.
 */
export const waits: Theorem = proof => {
  const { catalogue, explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.answers) {
    const { probe, from, to, handled } = move
    const step = flow.steps.get(from.state.step)
    if (step === undefined || step.watch !== undefined || handled?.handling !== step.enter) continue
    const outcome = own(own(catalogue.services, probe.service ?? '')?.outcomes ?? {}, probe.name)
    const isOpen = to.state.step === step.id && topOf(to.state) === null && to.state.message === null
    if (outcome?.says !== true || !isOpen || told.has(handled?.way)) continue
    const idle = step.blocks.find(({ name, when }) => name === WAITING && when && canBeTrue(proof, when.text, move))
    if (idle === undefined) continue
    told.add(handled?.way)
    const what = `After the answer ${answered(probe.name, probe.words)}, \`${idle.id?.text ?? WAITING}\` of \`${nameOf(to)}\` waits for nothing.`
    problems.add('idle-wait', handled?.way?.at ?? step.at, what, { story: storyOf(explored, move) })
  }
}

/** Returns whether the guard is true after the move for some value of the facts that are not certain. */
function canBeTrue({ prepared, explored }: Proof, guard: string, { probe, worlds }: Move): boolean {
  const isTrue = (facts: Parameters<typeof decide>[2]) => decide(prepared.guards, guard, facts) === true
  return worlds.some(world => explored.worlds.some(certainAfter(probe.given, world), isTrue))
}
