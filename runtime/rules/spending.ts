/** The limits that the operator sends for a customer, in cents. */
export interface OperatorLimits {
  readonly limits?:
    | {
        readonly customer_daily_spending_limit: number
        readonly customer_monthly_spending_limit: number
        readonly recipient_daily_spending_limit: number
        readonly recipient_monthly_spending_limit: number
        readonly minimum_reload_value: number
      }
    | undefined
  readonly profile: { readonly remaining_spending_limit?: number | undefined }
}

/** The limits for one recharge, in cents. If the operator does not send a limit, it is missing and blocks nothing. */
export interface Spending {
  /** The rest of today's limit. */
  readonly today?: number
  /** How much can be recharged for one phone number. */
  readonly number?: number
  /** The limit for a month. The operator does not send how much of it is already used. */
  readonly month?: number
  /** The smallest recharge. */
  readonly least?: number
}
export type Bound = keyof Spending

/**
 * Returns the customer's limits. A limit of 0 counts as unknown. If the daily limit is unknown and its rest is 0, the
 * rest counts as unknown too.
 */
export function spendingOf({ limits, profile }: OperatorLimits): Spending {
  const left = profile.remaining_spending_limit
  const isLimited = isKnown(limits?.customer_daily_spending_limit)
  const perNumber = [limits?.recipient_daily_spending_limit, limits?.recipient_monthly_spending_limit].filter(isKnown)
  const month = limits?.customer_monthly_spending_limit
  const least = limits?.minimum_reload_value
  return {
    ...(left !== undefined && (isLimited || isKnown(left)) ? { today: Math.max(0, left) } : {}),
    ...(perNumber.length > 0 ? { number: Math.min(...perNumber) } : {}),
    ...(isKnown(month) ? { month } : {}),
    ...(isKnown(least) ? { least } : {}),
  }
}

/** Returns the limit that a recharge of this amount would break. If it breaks none, returns undefined. */
export function boundOn(amountCents: number, spending: Spending): Bound | undefined {
  const { least = 0, today, number, month } = spending
  if (amountCents < least) return 'least'
  const isOver = (most: number | undefined): boolean => most !== undefined && amountCents > most
  if (isOver(today)) return 'today'
  if (isOver(number)) return 'number'
  return isOver(month) ? 'month' : undefined
}

function isKnown(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0
}
