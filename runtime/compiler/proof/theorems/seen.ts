import { own } from '../../../engine/flow.ts'
import { dialogsOpenedBy } from '../dialogs.ts'
import type { Move } from '../explore-worlds.ts'
import { isShown } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { placeOf, sessionOf, topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { causeOf, nameOf, storyOf } from '../story.ts'

/**
 * Theorem: the customer pays what they see. If a tap charges, or agrees to later charges, the screen shows every fact
 * to which the customer agrees. The service reads the same facts.
 */
export const seen: Theorem = proof => {
  const { explored, problems, flow } = proof
  const told = new Set<unknown>()
  // A dialog that only the answer of a charge opens belongs to the payment that the customer has already confirmed. So
  // it need not show the facts again.
  const answering = dialogsOpenedBy(
    proof,
    ({ service }) => own(proof.catalogue.services, service ?? '')?.charges !== undefined,
  )
  for (const move of explored.taps) {
    const { spec } = startedBy(proof.catalogue, move) ?? {}
    const agreedTo = spec?.agreedTo ?? []
    if (agreedTo.length === 0 || told.has(move.handled?.handling)) continue
    if (answering.has(placeOf(move.from.state))) continue
    const hidden = hiddenFrom(proof, move, agreedTo)
    if (hidden === undefined) continue
    told.add(move.handled?.handling)
    const deed = spec?.charges === undefined ? 'authorizes charges' : 'pays'
    const what = `${causeOf(move)} ${deed}, and “${nameOf(move.from)}” does not always show “${hidden}”.`
    const [format = 'text'] =
      own(proof.catalogue.facts, hidden)?.type === 'cents'
        ? ['money']
        : (own(proof.catalogue.readableFacts, hidden) ?? [])
    const written = `{${hidden}${format === 'text' ? '' : `:${format}`}}`
    const advice = `Show it in a block that is always there, such as \`${written}\` in a heading.`
    const at = move.probe.block?.tree.at ?? move.handled?.handling.at ?? flow.tree.at
    problems.add('unseen-order', at, what, { story: storyOf(explored, move) }, advice)
  }
}

/** Returns a fact of `agreedTo` that no block shows when the customer can tap. Returns undefined if all are shown. */
function hiddenFrom(proof: Proof, { from, probe }: Move, agreedTo: readonly string[]): string | undefined {
  const { flow, prepared, explored } = proof
  const modal = flow.modals.get(topOf(from.state) ?? '')
  const blocks = [...(modal?.blocks ?? []), ...(flow.steps.get(from.state.step)?.blocks ?? [])]
  const hides = (fact: string) =>
    explored.worlds.some(
      sessionOf(from),
      facts =>
        isShown(prepared, probe.block, facts) &&
        !blocks.some(block => block.shows.has(fact) && isShown(prepared, block, facts)),
    )
  return agreedTo.find(hides)
}
