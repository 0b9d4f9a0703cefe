import { own } from '../../../engine/flow.ts'
import { agrees, type Claim, claimOf, harmOf, meanings, saidBy } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { isLeaving, placeOf } from '../situation.ts'
import { answered, causeOf, nameOf, storyOf } from '../story.ts'
import { confirmingStep, honestTarget } from '../usual-step.ts'

/**
 * Theorem: no screen claims something false about money. Every outcome leads to a screen that shows what the outcome
 * means. Only an outcome that took money leads to a screen that claims so.
 */
export const honest: Theorem = proof => {
  checkOutcomes(proof)
  checkReceipts(proof)
}

/**
 * Reports each move to a screen that claims that money was taken, if no money was taken. A customer may still open the
 * screen by its address, go back to it, or return to it after a login.
 */
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
    const what = `${causeOf(move)} leads from \`${nameOf(from)}\` to \`${nameOf(to)}\`, which says that ${meanings.taken}, and it was not.`
    const target = probe.by === 'person' ? confirmingStep(proof, handled?.handling) : undefined
    const mend =
      target === undefined
        ? 'Lead it to another screen.'
        : `Write \`${target}\` in place of \`${handled?.way?.to.text}\`: there the customer pays.`
    const advice = { why: harmOf(probe.money ?? 'none', 'taken'), mend }
    problems.add('false-claim', handled?.way?.at ?? flow.tree.at, what, { story: storyOf(explored, move) }, advice)
  }
}

function checkOutcomes(proof: Proof): void {
  const { explored, problems, flow } = proof
  const told = new Set<unknown>()
  for (const move of explored.answers) {
    const { probe, to, handled } = move
    // After the target `flow:` or an address of another site, the customer sees no screen of this flow.
    if (probe.money === undefined || told.has(handled?.way) || isLeaving(move.effects)) continue
    const claim = claimOf(proof, to)
    if (agrees(probe.money, claim) || (claim !== 'taken' && mayBeSilent(proof, move, claim))) continue
    told.add(handled?.way)
    const answer = answered(probe.name, probe.words)
    const what = `After the answer ${answer} ${meanings[probe.money]}, and the screen \`${nameOf(to)}\` ${saidBy(claim)}.`
    const story = storyOf(explored, move)
    const target = honestTarget(flow, probe.money, probe.name)
    const mend =
      target && `Write \`${target}\` in place of \`${handled?.way?.to.text}\`: that screen says what is true.`
    const advice = { why: harmOf(probe.money, claim), mend }
    problems.add('false-claim', handled?.way?.at ?? flow.tree.at, what, { story }, advice)
  }
}

/** If a service only reads, or changed nothing, the customer may stay on the same screen without a message. */
function mayBeSilent({ catalogue }: Proof, { probe, from, to }: Move, claim: Claim): boolean {
  const { charges } = own(catalogue.services, probe.service ?? '') ?? {}
  const hasStayed = from.state.step === to.state.step && to.state.message === null
  if (probe.money === 'none' && hasStayed && placeOf(from.state) === placeOf(to.state)) return true
  // If the result is unknown, a screen that claims an open payment needs no message. It shows by the facts where the
  // payment waits: at a bank, as a Pix, or in processing.
  if (charges !== 'now' && probe.money === 'unknown' && claim === 'waiting') return true
  return charges === undefined && probe.money !== 'taken' && (hasStayed || claim === undefined || claim === 'told')
}
