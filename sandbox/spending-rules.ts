import { type Case, hasJustBegun, hasRecharged, isFirstMonth, isOver, type Rule } from './charge-rule.ts'
import { DAY_MS } from './durations.ts'
import { profileOf } from './profiles.ts'
import { isThisMonth, isToday, type Spending, spendingsOn } from './spending.ts'

const today = (spent: readonly Spending[], now: number) => spent.filter(({ at }) => isToday(at, now))
const thisMonth = (spent: readonly Spending[], now: number) => spent.filter(({ at }) => isThisMonth(at, now))

/** How much at once, and how soon again. */
export const paceRules: readonly Rule<Case>[] = [
  {
    code: 418,
    why: 'over the largest recharge of the profile',
    isBroken: ({ customer, valueCents }) => isOver(profileOf(customer).largestCents, [], valueCents),
  },
  {
    code: 415,
    why: 'over the limit of the first recharge',
    isBroken: ({ limits, spent, valueCents }) =>
      spent.length === 0 && isOver(limits.customer_spending_limit_on_chip_activation_date, [], valueCents),
  },
  {
    code: 416,
    why: 'the first recharge was less than 30 days ago',
    isBroken: one => profileOf(one.customer).isPaced && hasJustBegun(one),
  },
  {
    code: 417,
    why: 'the last recharge was less than 24 hours ago',
    isBroken: one => profileOf(one.customer).isPaced && hasRecharged(one, DAY_MS),
  },
]

/** How often, and how much in all. */
export const totalRules: readonly Rule<Case>[] = [
  {
    code: 421,
    why: 'too many recharges this month',
    isBroken: ({ customer, spent, now }) => {
      const { rechargesPerMonth } = profileOf(customer)
      return rechargesPerMonth !== 0 && thisMonth(spent, now).length >= rechargesPerMonth
    },
  },
  {
    code: 424,
    why: 'over the daily limit',
    isBroken: ({ limits, spent, now, valueCents }) =>
      isOver(limits.customer_daily_spending_limit, today(spent, now), valueCents),
  },
  {
    code: 424,
    why: 'over the daily limit of the recipient',
    isBroken: ({ limits, recipient, now, valueCents }, world) => {
      const limit = limits.recipient_daily_spending_limit
      return limit !== 0 && isOver(limit, today(spendingsOn(world, recipient), now), valueCents)
    },
  },
  {
    code: 425,
    why: 'over the monthly limit',
    isBroken: ({ limits, spent, now, valueCents }) =>
      isOver(limits.customer_monthly_spending_limit, thisMonth(spent, now), valueCents),
  },
  {
    code: 425,
    why: 'over the monthly limit of the recipient',
    isBroken: ({ limits, recipient, now, valueCents }, world) => {
      const limit = limits.recipient_monthly_spending_limit
      return limit !== 0 && isOver(limit, thisMonth(spendingsOn(world, recipient), now), valueCents)
    },
  },
  {
    code: 429,
    why: 'over the limit of the first month',
    isBroken: one =>
      isFirstMonth(one) && isOver(one.limits.customer_spending_limit_for_first_month, one.spent, one.valueCents),
  },
]
