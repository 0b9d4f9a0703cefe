import type { CustomerRecord } from './reads.ts'

/** Cents that the customer may still recharge today; undefined where there is no limit, or nobody tells one. */
export function leftToday({ limits, profile }: CustomerRecord): number | undefined {
  return (limits?.customer_daily_spending_limit ?? 0) > 0 ? profile.remaining_spending_limit : undefined
}

/** Cents that the customer may recharge in a month; undefined where there is no limit, or nobody tells one. */
export function monthlyLimit({ limits }: CustomerRecord): number | undefined {
  const cents = limits?.customer_monthly_spending_limit ?? 0
  return cents > 0 ? cents : undefined
}
