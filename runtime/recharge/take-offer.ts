import type { FactValues } from '../facts.ts'

/** The facts of an offer (cents) that is taken. A receipt that was seen before is not the one that keeps its promise. */
export function taken(valueCents: number): FactValues {
  return { 'recharge.value': valueCents, 'upsell.upsellConfirm': true, 'recharge.nsu': undefined }
}
