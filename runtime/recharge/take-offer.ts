import type { FactValues } from '../facts.ts'

type OfferFacts = Pick<FactValues, 'recharge.value' | 'upsell.upsellConfirm' | 'recharge.nsu'>

/**
 * Returns the facts after the customer accepted an offer (amount in cents). The receipt of an earlier recharge is
 * cleared. If it stayed, the offer would count as paid.
 */
export function taken(amountCents: number): OfferFacts {
  return { 'recharge.value': amountCents, 'upsell.upsellConfirm': true, 'recharge.nsu': undefined }
}
