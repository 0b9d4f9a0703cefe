import { partOf, textOf } from '../../json-tree.ts'
import { isShown, screenOf } from '../probes.ts'
import type { Theorem } from '../proof.ts'
import { needsIn, sessionOf } from '../situation.ts'
import { nameOf } from '../story.ts'

/** Theorem about gaps in texts: if a block's guard shows it although a fact is unknown, it does not show that fact. */
export const named: Theorem = proof => {
  const { explored, prepared, problems } = proof
  const told = new Set<unknown>()
  for (const situation of explored.situations) {
    for (const block of screenOf(proof, situation)?.blocks ?? []) {
      if (block.when === undefined || told.has(block)) continue
      const { at } = block.when
      // Two kinds of facts leave no gap in the text: a fact of `needs` is always known on this step, and if the fact of
      // `unless` is unknown, the block shows its other text.
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
          const what = `\`${block.id?.text ?? block.name}\` of \`${nameOf(situation)}\` names \`${gap[0]}\`, and is shown where it is unknown.`
          problems.add('named-unknown', at, what)
        },
      )
    }
  }
}
