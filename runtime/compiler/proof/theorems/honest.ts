import { own } from '../../../engine/flow.ts'
import { agrees, type Claim, claimOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { isLeaving, placeOf } from '../situation.ts'
import { nameOf, storyOf } from '../story.ts'

/**
 * Theorem: no false statement about money. Every outcome leads to a screen that says what the outcome means, and only
 * an outcome after which money was taken leads to a screen that says so.
 */
export const honest: Theorem = proof => {
  checkOutcomes(proof)
  checkReceipts(proof)
}

/** A receipt may also be opened by its address, and a customer may go back to it, or return to it after a login. */
function checkReceipts(proof: Proof): void {
  const { explored, flow, problems } = proof
  const isReceipt = ({ state }: Move['from']) => flow.steps.get(state.step)?.claims?.text === 'taken'
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, from, to, handled, past } = move
    const isEarned = probe.money === 'taken' || probe.by === 'address'
    const isReturn = past?.kind === 'wanted' || past?.kind === 'behind'
    if (isEarned || isReturn || !isReceipt(to) || isReceipt(from) || told.has(handled?.way)) continue
    told.add(handled?.way)
    const what = `“${probe.name}” leads from “${nameOf(from)}” to “${nameOf(to)}”, which says “taken”, and no money was taken.`
    problems.add('false-claim', handled?.way?.at ?? flow.tree.at, what, { story: storyOf(explored, move) })
  }
}

function checkOutcomes(proof: Proof): void {
  const { explored, problems, flow } = proof
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { probe, to, handled } = move
    // A customer who has left the flow sees none of its screens.
    if (probe.money === undefined || told.has(handled?.way) || isLeaving(move.effects)) continue
    const claim = claimOf(proof, to)
    if (agrees(probe.money, claim) || (claim !== 'taken' && mayBeSilent(proof, move, claim))) continue
    told.add(handled?.way)
    const said = claim === undefined ? 'says nothing of it' : `says “${claim}”`
    const what = `After “${probe.name}” of ${probe.service} the customer’s money is “${probe.money}”, and “${nameOf(to)}” ${said}.`
    const story = storyOf(explored, move)
    problems.add('false-claim', handled?.way?.at ?? flow.tree.at, what, { story })
  }
}

/** A service that only read, or that changed nothing, may leave the customer on the same screen without a message. */
function mayBeSilent({ catalogue }: Proof, { probe, from, to }: Move, claim: Claim): boolean {
  const { charges } = own(catalogue.services, probe.service ?? '') ?? {}
  const hasStayed = from.state.step === to.state.step && to.state.message === null
  if (probe.money === 'none' && hasStayed && placeOf(from.state) === placeOf(to.state)) return true
  // A payment that is already open is found with facts that say where it waits: at a bank, as a Pix, or in processing.
  if (charges !== 'now' && probe.money === 'unknown' && claim === 'waiting') return true
  return charges === undefined && probe.money !== 'taken' && (hasStayed || claim === undefined || claim === 'told')
}
