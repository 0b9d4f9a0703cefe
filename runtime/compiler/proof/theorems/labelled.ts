import { listed } from '../../near-miss.ts'
import type { Theorem } from '../proof.ts'
import { startedBy } from '../started.ts'
import { labelOf, nameOf, storyOf } from '../story.ts'

/** Theorem about labels: if a button charges, or authorizes charges, its label begins with a word for paying. */
export const labelled: Theorem = ({ catalogue, explored, flow, problems }) => {
  const told = new Set<unknown>()
  for (const move of explored.taps) {
    const { block, name } = move.probe
    const started = startedBy(catalogue, move)
    if (block === undefined || started === undefined || told.has(block)) continue
    if (started.spec.charges === undefined && started.spec.agreedTo === undefined) continue
    const label = labelOf(block, name)
    // A block without a label for this event, such as a list, has no text to check. `labelOf` then returns the event's
    // name.
    if (label === name || catalogue.payingWords.some(word => label.toLowerCase().startsWith(word))) continue
    told.add(block)
    const what = `A tap on “${label}” on “${nameOf(move.from)}” ${started.spec.charges === undefined ? 'authorizes charges' : 'pays'}, and the label does not say so.`
    const advice = `Begin the label with one of these words: ${listed(catalogue.payingWords)}.`
    problems.add('wrong-label', block.tree.at ?? flow.tree.at, what, { story: storyOf(explored, move) }, advice)
  }
}
