import type { FactValue, FactValues } from '../facts.ts'

/** Whether the customer has taken an offer that is not paid yet. */
export function isPromised(facts: FactValues): boolean {
  const isTaken = facts['upsell.upsellConfirm'] === true && facts['upsell.value'] === facts['recharge.value']
  // A receipt means that the offer was paid, so nothing is promised any more.
  return isTaken && facts['recharge.nsu'] === undefined
}

/** Returns the mobile data (GB) that the taken offer promises for this way to pay; undefined if no offer was taken. */
export function promisedGb(facts: FactValues, type: FactValue<'payment.type'>): number | undefined {
  const { 'upsell.bonusGb': gb, 'upsell.pixBonusGb': pixGb = 0 } = facts
  return isPromised(facts) && gb !== undefined ? gb + (type === 'pix' ? pixGb : 0) : undefined
}
