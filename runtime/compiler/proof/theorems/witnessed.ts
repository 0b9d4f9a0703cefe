import { handlingsIn, screensOf } from '../../flow-parts.ts'
import type { Text } from '../../json-tree.ts'
import { listed } from '../../near-miss.ts'
import { isShown, screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { sessionOf } from '../situation.ts'
import { decisionsOf } from './decided.ts'

/**
 * Theorem: no part of the flow is unused. Each branch is taken in some situation. Each block with a guard is shown in
 * some situation and hidden in another.
 */
export const witnessed: Theorem = proof => {
  const { flow, problems, explored } = proof
  // A guard that is always true or always false has its own problem code, `constant-guard`. The branches and blocks
  // that it decides are not reported again.
  const constant = new Set([...decisionsOf(proof)].flatMap(([name, { word }]) => (word === undefined ? [] : name)))
  const isConstant = (when: Text | undefined) => when !== undefined && constant.has(when.text)
  const taken = new Set(explored.moves.flatMap(({ handled }) => handled?.way ?? []))
  for (const { lists } of handlingsIn(flow)) {
    // If no branch of a list is ever taken, its event or outcome never occurs, so the guards are not the cause.
    for (const list of lists.filter(one => one.some(way => taken.has(way)))) {
      if (list.some(({ when }) => isConstant(when))) continue
      const idle = list.filter(way => !taken.has(way))
      const [first] = idle
      if (first === undefined) continue
      const targets = listed([...new Set(idle.map(({ to }) => to.text))], 'and')
      const free = list.slice(0, list.indexOf(first)).find(({ when }) => when === undefined)
      const cause =
        free === undefined ? '' : `, because the one to \`${free.to.text}\` above has no \`when\` and takes everybody`
      const what = `The ${idle.length === 1 ? `branch to ${targets} is` : `branches to ${targets} are`} never taken${cause}.`
      const mend = free && `Move the branch to \`${free.to.text}\` to the end of the list, or give it a \`when\`.`
      problems.add('never-taken', first.at, what, undefined, mend)
    }
  }
  checkBlocks(proof, isConstant)
}

function checkBlocks(proof: Proof, isKnown: (when: Text | undefined) => boolean): void {
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
  const guarded = screensOf(flow).flatMap(({ blocks }) => blocks.filter(({ when }) => !isKnown(when)))
  const wordOf = (block: unknown) => {
    const known = seen.get(block)
    return known?.size !== 1 ? undefined : known.has(true) ? 'always' : 'never'
  }
  const constant = new Map<string, string>()
  for (const { when } of guarded) {
    const uses = when === undefined ? [] : guarded.filter(block => block.when?.text === when.text)
    const [word, ...others] = new Set(uses.map(wordOf))
    if (when !== undefined && word !== undefined && others.length === 0 && uses.length > 1)
      constant.set(when.text, word)
  }
  for (const [guard, word] of constant) {
    const { at, names = [] } = flow.guards.get(guard) ?? {}
    // A guard that contains a constant guard is usually constant because of it. So only the inner guard is reported.
    if (at === undefined || names.some(({ text }) => constant.has(text))) continue
    problems.add('constant-guard', at, `\`${guard}\` is ${word} true, wherever a block has it as \`when\`.`)
  }
  for (const block of guarded) {
    const { id, name, when } = block
    const word = wordOf(block)
    if (when === undefined || word === undefined || constant.has(when.text)) continue
    const what = `\`${id?.text ?? name}\` is ${word} shown: \`${when.text}\` is ${word} true here.`
    problems.add('constant-guard', when.at, what)
  }
}
