import type { FactValues } from '../facts.ts'

type OfferFacts = Pick<FactValues, 'recharge.value' | 'upsell.upsellConfirm' | 'recharge.nsu'>

/** The facts of an offer (cents) that is taken. A receipt that was seen before is not the one that keeps its promise. */
export function taken(amountCents: number): OfferFacts {
  return { 'recharge.value': amountCents, 'upsell.upsellConfirm': true, 'recharge.nsu': undefined }
}
