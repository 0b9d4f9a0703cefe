import { holds } from '../../../engine/guards.ts'
import { handlingsOf, type Way } from '../../model.ts'
import { screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'

/** Nothing is dead: each branch is taken somewhere, and each block with a guard is shown somewhere and hidden somewhere. */
export const witnessed: Theorem = proof => {
  const { flow, problems, explored } = proof
  const taken = new Set(explored.anybody.moves.flatMap(({ handled }) => handled?.way ?? []))
  const screens = [...flow.steps.values(), ...flow.modals.values()]
  const handlings = [...flow.always.values(), ...screens.flatMap(handlingsOf)]
  const tried = new Set(explored.anybody.moves.flatMap(({ handled }) => handled?.handling ?? []))
  for (const handling of handlings) {
    if (!tried.has(handling)) continue
    for (const way of handling.lists.flat()) {
      if (!taken.has(way) && isAnswered(proof, way, taken, handling.lists))
        problems.add('never-taken', way.at, `The branch to “${way.to.text}” is never taken.`)
    }
  }
  checkBlocks(proof)
}

/** Whether the outcome comes at all: a list of branches of an outcome that never comes here is no dead branch. */
function isAnswered(_: Proof, way: Way, taken: ReadonlySet<Way>, lists: readonly (readonly Way[])[]): boolean {
  return lists.some(list => list.includes(way) && list.some(other => taken.has(other)))
}

function checkBlocks(proof: Proof): void {
  const { flow, prepared, problems, explored } = proof
  const { situations, worlds } = explored.anybody
  const seen = new Map<unknown, Set<boolean>>()
  for (const situation of situations) {
    const given = new Map([['session.authenticated', [situation.isIn ? true : undefined]]])
    for (const block of screenOf(proof, situation)?.blocks ?? []) {
      const { when } = block
      const known = seen.get(block) ?? new Set()
      if (when === undefined || known.size === 2) continue
      seen.set(block, known)
      worlds.each(
        given,
        facts => holds(prepared.guards, when.text, facts),
        isShown => known.add(isShown),
      )
    }
  }
  for (const { blocks } of [...flow.steps.values(), ...flow.modals.values()]) {
    for (const { id, name, when } of blocks.filter(block => seen.get(block)?.size === 1)) {
      if (when === undefined) continue
      const block = blocks.find(other => other.when === when)
      const isShown = seen.get(block)?.has(true) === true
      const what = `“${id?.text ?? name}” is ${isShown ? 'always' : 'never'} shown: “${when.text}” is ${isShown ? 'always' : 'never'} true here.`
      problems.add('constant-guard', when.at, what)
    }
  }
}
