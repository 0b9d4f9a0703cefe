/** A larger recharge to offer instead of the chosen one, with its mobile data in gigabytes. */
export interface Upsell {
  readonly amountCents: number
  readonly bonusGb: number
  /** Used instead of `bonusGb` for a customer who has never recharged. */
  readonly newCustomerBonusGb?: number | undefined
  /** Added to the bonus if the customer pays by Pix. */
  readonly pixBonusGb: number
}

/** The bonus rules of an operator: how much mobile data comes with a recharge. Amounts are integer cents. */
export interface BonusRules {
  /** The bonus from an amount on, up to the next higher entry. */
  readonly labels: readonly { readonly fromCents: number; readonly gb: number }[]
  /** The offers. Each is for customers who chose one of the amounts in `whenCents`. The best offer is the last one. */
  readonly offers: readonly (Upsell & { readonly whenCents: readonly number[] })[]
}

/** The smallest amount with a bonus, in cents. Source: specification, section 9. */
export const BONUS_FROM_CENTS = 2000

/** The bonus rules of an operator that states none in `/config.json`. Source: specification, section 9. */
export const specifiedBonus: BonusRules = {
  labels: [
    { fromCents: BONUS_FROM_CENTS, gb: 1 },
    { fromCents: BONUS_FROM_CENTS + 1, gb: 3 },
  ],
  offers: [
    { whenCents: [1500, 1700], amountCents: 2000, bonusGb: 1, pixBonusGb: 1 },
    { whenCents: [2000], amountCents: 3000, bonusGb: 3, newCustomerBonusGb: 10, pixBonusGb: 3 },
  ],
}

/** The rules of an operator without a bonus. */
export const noBonus: BonusRules = { labels: [], offers: [] }

/** Returns the bonus (GB) of an amount. If there is none, returns undefined. */
export function bonusGbOf({ labels }: BonusRules, amountCents: number): number | undefined {
  const reached = labels.filter(({ fromCents }) => fromCents <= amountCents)
  const gb = reached.sort((one, other) => other.fromCents - one.fromCents)[0]?.gb
  return gb === 0 ? undefined : gb
}

/** Returns the offer for a customer who chose this amount. If there is none, returns undefined. */
export function upsellOf({ offers }: BonusRules, amountCents: number): Upsell | undefined {
  return offers.find(({ whenCents }) => whenCents.includes(amountCents))
}

/** Returns the best offer. It is for a customer who has not chosen an amount. If there is none, returns undefined. */
export function bestUpsell({ offers }: BonusRules): Upsell | undefined {
  return offers[offers.length - 1]
}
