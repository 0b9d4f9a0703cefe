import { partOf, textOf } from '../../json-tree.ts'
import { isShown, screenOf } from '../probes.ts'
import type { Theorem } from '../proof.ts'
import { needsIn, sessionOf } from '../situation.ts'
import { nameOf } from '../story.ts'

/** Theorem: no gaps in texts. A block whose guard requires that a fact is unknown does not name that fact. */
export const named: Theorem = proof => {
  const { explored, prepared, problems } = proof
  const told = new Set<unknown>()
  for (const situation of explored.situations) {
    for (const block of screenOf(proof, situation)?.blocks ?? []) {
      if (block.when === undefined || told.has(block)) continue
      const { at } = block.when
      // Facts that need no check: those that the step needs are always known, and for the fact of `unless` the block
      // has another text.
      const certain = [...needsIn(prepared, situation), textOf(partOf(block.tree, 'unless'))?.text]
      explored.worlds.each(
        sessionOf(situation),
        facts => isShown(prepared, block, facts),
        (shown, picked) => {
          const gap = picked.find(
            ([fact, value]) => value === undefined && !certain.includes(fact) && block.shows.has(fact),
          )
          if (!shown || gap === undefined || told.has(block)) return
          told.add(block)
          const what = `“${block.id?.text ?? block.name}” of “${nameOf(situation)}” names “${gap[0]}”, and is shown where it is unknown.`
          problems.add('named-unknown', at, what)
        },
      )
    }
  }
}
