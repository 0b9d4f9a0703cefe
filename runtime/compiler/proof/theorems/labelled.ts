import { partOf } from '../../json-tree.ts'
import { claimOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { labelOf, nameOf, storyOf } from '../story.ts'

/**
 * Theorem about labels: if a button charges, or authorizes charges, its label begins with a word for paying. A button
 * with the label “Pagar” pays, or leads to where the customer pays.
 */
export const labelled: Theorem = proof => {
  const { catalogue, explored, flow, problems } = proof
  /** Returns whether the label says “Pagar”, and the tap only closes the dialog or leads to an open payment. */
  const paysNothing = ({ probe: { block, name }, from, to }: Move): boolean => {
    if (block === undefined || !/^pagar\b/i.test(labelOf(block, name))) return false
    const claim = claimOf(proof, to)
    // In a dialog that warns of an open payment, “Pagar” must pay all the same, and not only close the dialog.
    const isWarning = topOf(from.state) !== null && claimOf(proof, from) === 'unknown'
    const hasClosed = isWarning && from.state.step === to.state.step && topOf(to.state) === null
    const isOpen = from.state.step !== to.state.step && (claim === 'waiting' || claim === 'unknown')
    return isOpen || hasClosed
  }
  const told = new Set<unknown>()
  for (const move of explored.taps) {
    const { block, name } = move.probe
    const started = startedBy(catalogue, move)
    if (block === undefined || told.has(block)) continue
    if (started === undefined) {
      if (!paysNothing(move)) continue
      told.add(block)
      const what = `A tap on “${labelOf(block, name)}” on \`${nameOf(move.from)}\` pays nothing, and leads to \`${nameOf(move.to)}\`.`
      const advice = 'Run the service that pays, or call the control otherwise.'
      problems.add('wrong-label', block.tree.at ?? flow.tree.at, what, { story: storyOf(explored, move) }, advice)
      continue
    }
    if (started.spec.charges === undefined && started.spec.agreedTo === undefined) continue
    const label = labelOf(block, name)
    // A block without a label for this event, such as a list, has no text to check. `labelOf` then returns the event's
    // name.
    if (label === name || catalogue.payingWords.some(word => label.toLowerCase().startsWith(word))) continue
    told.add(block)
    const what = `A tap on “${label}” on \`${nameOf(move.from)}\` ${started.spec.charges === undefined ? 'authorizes charges' : 'pays'}, and the label does not say so.`
    const words = catalogue.payingWords.map(word => `“${word.charAt(0).toUpperCase()}${word.slice(1)}”`)
    const at = partOf(block.tree, 'label')?.at ?? block.tree.at
    const advice = {
      why: 'The customer would pay by a button that says something else.',
      mend: `Begin the label with one of these words: ${words.join(', ')}.`,
    }
    problems.add('wrong-label', at, what, { story: storyOf(explored, move) }, advice)
  }
}
