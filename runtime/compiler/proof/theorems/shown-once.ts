import { decide } from '../../../engine/guards.ts'
import { partOf, textOf } from '../../json-tree.ts'
import type { BlockModel } from '../../model.ts'
import { screenOf } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { type Situation, sessionOf } from '../situation.ts'
import { nameOf } from '../story.ts'

/** Theorem about controls with guards: two controls of a screen with the same label are never shown at once. */
export const shownOnce: Theorem = proof => {
  const told = new Set<unknown>()
  const looked = new Set<unknown>()
  for (const situation of proof.explored.situations) {
    // With a session, a screen has the same facts in all its situations, so one of them is enough.
    const blocks = screenOf(proof, situation)?.blocks ?? []
    const key = situation.isIn ? blocks : undefined
    if (looked.has(key)) continue
    if (key !== undefined) looked.add(key)
    const guarded = blocks.filter(({ when }) => when !== undefined)
    for (const [at, block] of guarded.entries()) {
      if (told.has(block)) continue
      const twin = guarded
        .slice(at + 1)
        .find(other => isTwin(block, other) && canBothShow(proof, situation, block, other))
      if (twin !== undefined) {
        told.add(block)
        const what = `\`${block.id?.text}\` and \`${twin.id?.text}\` of \`${nameOf(situation)}\` say the same, and can be shown at once.`
        proof.problems.add('shown-twice', block.when?.at ?? block.tree.at, what)
      }
    }
  }
}

function isTwin(one: BlockModel, other: BlockModel): boolean {
  const [label, another] = [one, other].map(({ tree }) => textOf(partOf(tree, 'label'))?.text)
  return label !== undefined && label === another && one.emits.length > 0 && other.emits.length > 0
}

function canBothShow({ prepared, explored }: Proof, situation: Situation, ...pair: readonly BlockModel[]): boolean {
  return explored.worlds.some(sessionOf(situation), facts =>
    pair.every(({ when }) => when === undefined || decide(prepared.guards, when.text, facts) === true),
  )
}
