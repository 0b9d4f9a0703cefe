import type { Facts } from '../../../engine/flow.ts'
import { decide } from '../../../engine/guards.ts'
import type { BlockModel } from '../../model.ts'
import { screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { type Situation, sessionOf } from '../situation.ts'
import { nameOf } from '../story.ts'

/**
 * Theorem about alternatives: if a block replaces another block, exactly one of the two is always shown. A block that
 * says that there is nothing is never shown beside another block with a guard.
 */
export const instead: Theorem = proof => {
  checkEmpty(proof)
  const told = new Set<unknown>()
  for (const situation of proof.explored.situations) {
    const blocks = screenOf(proof, situation)?.blocks ?? []
    for (const block of blocks) {
      if (block.instead === undefined || told.has(block)) continue
      const other = blocks.find(({ id }) => id !== undefined && id.text === block.instead?.text)
      const word = other === undefined ? 'which is not on this screen' : wrongWith(proof, situation, block, other)
      if (word === undefined) continue
      told.add(block)
      const free = [block, other].find(one => one !== undefined && one.when === undefined)
      if (other !== undefined && free !== undefined) {
        // A block without a guard may also charge too early. That is reported already, and one message is enough.
        if (proof.problems.has('early-charge', free.tree.at)) continue
        const what = `\`${free.id?.text ?? free.name}\` of \`${nameOf(situation)}\` has no \`when\`, so it is shown beside \`${(free === block ? other : block).id?.text}\`.`
        proof.problems.add('not-instead', free.id?.at ?? free.tree.at, what)
        continue
      }
      const what = `\`${block.id?.text ?? block.name}\` of \`${nameOf(situation)}\` has \`"instead": "${block.instead.text}"\`, ${word}.`
      proof.problems.add('not-instead', block.instead.at, what)
    }
  }
}

/** The block that says that there is nothing to show. */
const EMPTY = 'empty'

function checkEmpty(proof: Proof): void {
  const { explored, flow, prepared, problems } = proof
  for (const { id, blocks } of flow.steps.values()) {
    const guarded = blocks.flatMap(block => (block.when === undefined ? [] : [{ block, guard: block.when.text }]))
    for (const { block, guard } of guarded.filter(one => one.block.name === EMPTY)) {
      const isShown = (facts: Facts, name: string) => decide(prepared.guards, name, facts) === true
      const other = guarded.find(
        one =>
          one.block !== block &&
          explored.worlds.some(new Map(), facts => isShown(facts, guard) && isShown(facts, one.guard)),
      )
      if (other === undefined) continue
      const what = `\`${block.id?.text ?? EMPTY}\` of \`${id}\` says that there is nothing, and \`${other.block.id?.text ?? other.block.name}\` may be shown beside it.`
      problems.add('not-instead', block.when?.at ?? block.tree.at, what)
    }
  }
}

/**
 * Returns how the guards of the two blocks are wrong: both blocks can be shown at once, or neither. Returns undefined
 * if always exactly one is shown. If an unknown fact leaves a guard undecided, that case is skipped.
 */
function wrongWith(
  { prepared, explored }: Proof,
  situation: Situation,
  block: BlockModel,
  other: BlockModel,
): string | undefined {
  let word: string | undefined
  explored.worlds.each(
    sessionOf(situation),
    facts => [block, other].map(({ when }) => (when === undefined ? true : decide(prepared.guards, when.text, facts))),
    ([one, another], picked) => {
      if (one === undefined || another === undefined || one !== another || word !== undefined) return
      const facts = picked.map(([fact, value]) => `\`${fact}\` is ${value === undefined ? 'unknown' : String(value)}`)
      word = `and ${one ? 'both are shown' : 'neither is shown'} where ${facts.length === 0 ? 'nothing is known' : facts.join(' and ')}`
    },
  )
  return word
}
