import { handlingsIn, screensOf } from '../../flow-parts.ts'
import { isShown, screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { sessionOf } from '../situation.ts'

/**
 * Theorem: nothing is dead. Each branch is taken in some situation, and each block with a guard is shown in some
 * situation and hidden in another.
 */
export const witnessed: Theorem = proof => {
  const { flow, problems, explored } = proof
  const taken = new Set(explored.moves.flatMap(({ handled }) => handled?.way ?? []))
  for (const { lists } of handlingsIn(flow)) {
    // If no branch of a list is ever taken, its event or outcome never occurs: that is not the fault of the guards.
    for (const list of lists.filter(one => one.some(way => taken.has(way)))) {
      for (const { at, to } of list.filter(way => !taken.has(way)))
        problems.add('never-taken', at, `The branch to “${to.text}” is never taken.`)
    }
  }
  checkBlocks(proof)
}

function checkBlocks(proof: Proof): void {
  const { flow, prepared, problems, explored } = proof
  const { situations, worlds } = explored
  const seen = new Map<unknown, Set<boolean>>()
  for (const situation of situations) {
    for (const block of screenOf(proof, situation)?.blocks ?? []) {
      const { when } = block
      const known = seen.get(block) ?? new Set()
      if (when === undefined || known.size === 2) continue
      seen.set(block, known)
      worlds.each(
        sessionOf(situation),
        facts => isShown(prepared, block, facts),
        shown => known.add(shown),
      )
    }
  }
  for (const block of screensOf(flow).flatMap(({ blocks }) => blocks)) {
    const { id, name, when } = block
    const known = seen.get(block)
    if (when === undefined || known?.size !== 1) continue
    const word = known.has(true) ? 'always' : 'never'
    const what = `“${id?.text ?? name}” is ${word} shown: “${when.text}” is ${word} true here.`
    problems.add('constant-guard', when.at, what)
  }
}
