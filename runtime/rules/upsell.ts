import { upsellBonus } from './money.ts'

/** A larger recharge to offer instead of the chosen one, with its mobile data in gigabytes. */
export interface Upsell {
  readonly amountCents: number
  readonly bonusGb: number
  /** Used instead of `bonusGb` for a customer who has never recharged. */
  readonly newCustomerBonusGb?: number
  /** Added to the bonus if the customer pays by Pix. */
  readonly pixBonusGb: number
}

const small: Upsell = { amountCents: 2000, bonusGb: upsellBonus(2000), pixBonusGb: 1 }
const large: Upsell = { amountCents: 3000, bonusGb: upsellBonus(3000), newCustomerBonusGb: 10, pixBonusGb: 3 }

/** Returns the offer for a customer who chose this amount. If there is none, returns undefined. */
export function upsellOf(amountCents: number): Upsell | undefined {
  if (amountCents === 1500 || amountCents === 1700) return small
  return amountCents === 2000 ? large : undefined
}
