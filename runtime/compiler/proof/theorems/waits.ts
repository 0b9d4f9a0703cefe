import { decide } from '../../../engine/guards.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { nameOf, storyOf } from '../story.ts'
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
    const { probe, from, to, worlds, handled } = move
    const step = flow.steps.get(from.state.step)
    if (step === undefined || step.watch !== undefined || handled?.handling !== step.enter) continue
    const isShown = to.state.step === step.id && topOf(to.state) === null && to.state.message === null
    if (
      !isShown ||
      told.has(handled?.way) ||
      catalogue.services[probe.service ?? '']?.outcomes[probe.name]?.says !== true
    )
      continue
    const idle = step.blocks.find(
      ({ name, when }) => name === WAITING && when !== undefined && canBeTrue(proof, when.text, move),
    )
    if (idle === undefined || worlds.length === 0) continue
    told.add(handled?.way)
    const what = `After “${probe.name}” of ${probe.service}, “${idle.id?.text ?? WAITING}” of “${nameOf(to)}” waits for nothing.`
    problems.add('idle-wait', handled?.way?.at ?? step.at, what, { story: storyOf(explored, move) })
  }
}

function canBeTrue(
  { prepared, explored }: Proof,
  guard: string,
  { probe, worlds }: Proof['explored']['moves'][number],
) {
  return worlds.some(world =>
    explored.worlds.some(certainAfter(probe.given, world), facts => decide(prepared.guards, guard, facts) === true),
  )
}
