import type { Money, ServiceSpec } from '../../runtime/compiler/catalogue.ts'
import { own } from '../../runtime/engine/flow.ts'
import { claimsOf } from '../chaos/claims.ts'
import type { Claim } from '../chaos/diary.ts'
import type { Screen } from '../chaos/read-screen.ts'

/** The ends of a payment after which a sentence is true. A sentence that is left out says nothing about the money. */
const trueAfter: { readonly [C in Claim]?: readonly Money[] } = {
  nothing: ['none'],
  unsent: ['none'],
  refunding: ['returned'],
  paid: ['taken'],
  processing: ['unknown', 'waiting'],
}

/**
 * Compares the sentences of a screen with what the outcome of a service means for the customer's money. Returns the
 * first sentence that is false after that outcome; undefined if there is none. It reads the words of the screen, and
 * not the words by which a flow config declares what they claim.
 */
export function lieIn(
  screen: Screen,
  { outcomes, charges }: Pick<ServiceSpec, 'outcomes' | 'charges'>,
  outcome: string,
): string | undefined {
  const money = new Set((own(outcomes, outcome)?.cases ?? []).flatMap(effect => effect.money ?? []))
  if (money.size === 0) return undefined
  // A service that only reads may lead to a screen about another payment that is still open.
  const isOther = (claim: Claim) => claim === 'processing' && charges === undefined
  const isFalse = (claim: Claim) => !isOther(claim) && trueAfter[claim]?.every(word => !money.has(word)) === true
  const lie = claimsOf(screen).find(({ claim }) => isFalse(claim))
  return lie && `“${lie.text}” is false after “${outcome}”, which means ${[...money].join(' or ')} for the money.`
}
