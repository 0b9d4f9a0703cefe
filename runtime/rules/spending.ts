/** What the operator tells a customer of what they may spend, in cents. */
export interface ToldLimits {
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

/** What bounds one recharge, in cents. What the operator does not tell is not there, and bounds nothing. */
export interface Spending {
  /** What is left of today's limit; 0 when nothing is. */
  readonly today?: number
  /** What one number gets, at the most. */
  readonly number?: number
  /** What a whole month has room for: how much of it is spent, the operator does not tell. */
  readonly month?: number
  /** The smallest recharge. */
  readonly least?: number
}
export type Bound = keyof Spending

/** What the operator tells of the customer's limits. A limit of 0 is unknown; a rest of 0 is, too, where there is no limit. */
export function spendingOf({ limits, profile }: ToldLimits): Spending {
  const left = profile.remaining_spending_limit
  const isLimited = isTold(limits?.customer_daily_spending_limit)
  const perNumber = [limits?.recipient_daily_spending_limit, limits?.recipient_monthly_spending_limit].filter(isTold)
  const month = limits?.customer_monthly_spending_limit
  const least = limits?.minimum_reload_value
  return {
    ...(left !== undefined && (isLimited || isTold(left)) ? { today: Math.max(0, left) } : {}),
    ...(perNumber.length > 0 ? { number: Math.min(...perNumber) } : {}),
    ...(isTold(month) ? { month } : {}),
    ...(isTold(least) ? { least } : {}),
  }
}

/** What a recharge of this value (cents) would be refused for, as far as that is told; undefined when nothing is. */
export function boundOn(valueCents: number, spending: Spending): Bound | undefined {
  const { least = 0, today, number, month } = spending
  if (valueCents < least) return 'least'
  const isOver = (most: number | undefined): boolean => most !== undefined && valueCents > most
  if (isOver(today)) return 'today'
  if (isOver(number)) return 'number'
  return isOver(month) ? 'month' : undefined
}

function isTold(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0
}
