import type { FactValue, FactValues } from '../facts.ts'

/** Returns whether the customer has accepted an offer and not paid it yet. */
export function isPromised(facts: FactValues): boolean {
  const isTaken = facts['upsell.upsellConfirm'] === true && facts['upsell.value'] === facts['recharge.value']
  // A receipt number means that the order with this offer is already paid.
  return isTaken && facts['recharge.nsu'] === undefined
}

/**
 * Returns the mobile data (GB) that the accepted offer promises for this payment type. If no offer was accepted,
 * returns undefined.
 */
export function promisedGb(facts: FactValues, type: FactValue<'payment.type'>): number | undefined {
  const { 'upsell.bonusGb': gb, 'upsell.pixBonusGb': pixGb = 0 } = facts
  return isPromised(facts) && gb !== undefined ? gb + (type === 'pix' ? pixGb : 0) : undefined
}
