import type { Money, ServiceSpec } from '../../runtime/compiler/catalogue.ts'
import { own } from '../../runtime/engine/flow.ts'
import { claimsOf } from '../chaos/claims.ts'
import type { Claim } from '../chaos/diary.ts'
import type { Screen } from '../chaos/read-screen.ts'

/**
 * The payment results after which a sentence is true. If a sentence is not listed, it claims nothing about the money.
 */
const trueAfter: { readonly [C in Claim]?: readonly Money[] } = {
  nothing: ['none'],
  unsent: ['none'],
  refunding: ['returned'],
  paid: ['taken'],
  processing: ['unknown', 'waiting'],
}

/**
 * Compares the sentences of a screen with the effect of a service's outcome on the customer's money. Returns the first
 * false sentence, or undefined. It reads the screen's texts, not the `claims` that the flow config declares.
 */
export function lieIn(
  screen: Screen,
  { outcomes, charges }: Pick<ServiceSpec, 'outcomes' | 'charges'>,
  outcome: string,
): string | undefined {
  const money = new Set((own(outcomes, outcome)?.cases ?? []).flatMap(effect => effect.money ?? []))
  if (money.size === 0) return undefined
  // A service that does not charge can lead to a screen about another payment that is still open. What that screen says
  // about it is not false.
  const isOther = (claim: Claim) => claim === 'processing' && charges === undefined
  const isFalse = (claim: Claim) => !isOther(claim) && trueAfter[claim]?.every(word => !money.has(word)) === true
  const lie = claimsOf(screen).find(({ claim }) => isFalse(claim))
  return lie && `“${lie.text}” is false after “${outcome}”, which means ${[...money].join(' or ')} for the money.`
}
