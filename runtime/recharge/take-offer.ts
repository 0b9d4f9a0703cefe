import type { FactValues } from '../facts.ts'

/** Returns the facts of an accepted offer (cents). It forgets the last receipt, which is not of this offer. */
export function taken(valueCents: number): FactValues {
  return { 'recharge.value': valueCents, 'upsell.upsellConfirm': true, 'recharge.nsu': undefined }
}
