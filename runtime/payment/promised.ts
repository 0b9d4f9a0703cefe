import type { FactValue, FactValues } from '../facts.ts'

/** Whether an offer was taken that is still to be paid: what was promised stands. */
export function isPromised(facts: FactValues): boolean {
  const isTaken = facts['upsell.upsellConfirm'] === true && facts['upsell.value'] === facts['recharge.value']
  // With a receipt it was kept already.
  return isTaken && facts['recharge.nsu'] === undefined
}

/** The data (GB) that are promised with what is paid now in this way; undefined where no offer was taken for it. */
export function promisedGb(facts: FactValues, type: FactValue<'payment.type'>): number | undefined {
  const { 'upsell.bonusGb': gb, 'upsell.pixBonusGb': pixGb = 0 } = facts
  return isPromised(facts) && gb !== undefined ? gb + (type === 'pix' ? pixGb : 0) : undefined
}
