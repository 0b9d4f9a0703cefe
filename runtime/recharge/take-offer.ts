import type { FactValues } from '../facts.ts'

type OfferFacts = Pick<FactValues, 'recharge.value' | 'upsell.upsellConfirm' | 'recharge.nsu'>

/**
 * Returns the facts after an offer (cents) was taken. The receipt of an earlier recharge is dropped, since it would mean that
 * the offer was paid.
 */
export function taken(amountCents: number): OfferFacts {
  return { 'recharge.value': amountCents, 'upsell.upsellConfirm': true, 'recharge.nsu': undefined }
}
