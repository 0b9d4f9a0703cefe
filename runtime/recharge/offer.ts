import type { FactValues } from '../facts.ts'
import { type BonusRules, bestUpsell, type Upsell, upsellOf } from '../rules/bonus.ts'
import { boundOn, type OperatorLimits, spendingOf } from '../rules/spending.ts'

/** The data from which an offer is chosen. */
export interface Occasion {
  /** The amounts that the customer can choose. `id` is in cents. */
  readonly values: readonly { readonly id: number }[]
  /**
   * Undefined if the record could not be read. In that case, no limit applies, and the customer is not treated as new.
   */
  readonly record: (OperatorLimits & { readonly status?: string | undefined }) | undefined
  /** Whether the recharge is for another person's number. */
  readonly isForOther: boolean
  /** Whether the best offer was already made in this visit. It is made only once. */
  readonly isBestMade: boolean
  readonly bonus: BonusRules
}

type Offer = Pick<FactValues, 'upsell.value' | 'upsell.bonusGb' | 'upsell.pixBonusGb'>

const nothing: Offer = { 'upsell.value': undefined, 'upsell.bonusGb': undefined, 'upsell.pixBonusGb': undefined }

/**
 * Returns the facts of the offer for a customer who has chosen this amount (cents): a larger amount that they can
 * recharge.
 */
export function offerFor(amountCents: number | undefined, occasion: Occasion): Offer {
  const upsell = amountCents === undefined ? undefined : upsellOf(occasion.bonus, amountCents)
  return occasion.isBestMade && upsell === bestUpsell(occasion.bonus) ? nothing : offerOf(upsell, occasion)
}

/** Returns the facts of the best offer. It is for a customer who has not chosen an amount yet. */
export function bestOffer(occasion: Omit<Occasion, 'isBestMade'>): Offer {
  return offerOf(bestUpsell(occasion.bonus), occasion)
}

function offerOf(upsell: Upsell | undefined, { values, record, isForOther }: Omit<Occasion, 'isBestMade'>): Offer {
  if (upsell === undefined || !values.some(({ id }) => id === upsell.amountCents)) return nothing
  if (record !== undefined && boundOn(upsell.amountCents, spendingOf(record)) !== undefined) return nothing
  // The bonus for a first recharge is only for the customer's own number.
  const isFirst = record?.status?.toUpperCase() === 'CREATED' && !isForOther
  return {
    'upsell.value': upsell.amountCents,
    'upsell.bonusGb': (isFirst ? upsell.newCustomerBonusGb : undefined) ?? upsell.bonusGb,
    'upsell.pixBonusGb': upsell.pixBonusGb,
  }
}
