import { DAY_MS } from '../durations.ts'
import { profileOf } from '../seed/profiles.ts'
import { accounts } from './charge-lists.ts'
import { type Case, hasJustBegun, isFirstMonth, isOver, isSpentWithin, type Rule } from './charge-rule.ts'
import { spentIn } from './spending.ts'

/** These rules limit the size of a charge and the time since the last charge. */
export const paceRules: readonly Rule<Case>[] = [
  {
    code: 418,
    why: 'over the largest recharge of the profile',
    isBroken: ({ customer, valueCents }) => isOver(profileOf(customer).largestCents, valueCents),
  },
  {
    code: 415,
    why: 'over the limit of the first recharge',
    isBroken: ({ limits, spent, valueCents }) =>
      spent.first() === undefined && isOver(limits.customer_spending_limit_on_chip_activation_date, valueCents),
  },
  {
    code: 416,
    why: 'the first recharge was less than 30 days ago',
    isBroken: one => profileOf(one.customer).isPaced && hasJustBegun(one),
  },
  {
    code: 417,
    why: 'the last recharge was less than 24 hours ago',
    isBroken: one => profileOf(one.customer).isPaced && isSpentWithin(one.spent, one.now, DAY_MS),
  },
]

/** These rules limit the number of charges and their sum. */
export const totalRules: readonly Rule<Case>[] = [
  {
    code: 421,
    why: 'too many recharges this month',
    isBroken: ({ customer, spent }) => {
      const { rechargesPerMonth } = profileOf(customer)
      return rechargesPerMonth !== 0 && spent.thisMonth().count >= rechargesPerMonth
    },
  },
  {
    code: 424,
    why: 'over the daily limit',
    isBroken: ({ limits, spent, valueCents }) => isOver(limits.customer_daily_spending_limit, valueCents, spent.today),
  },
  {
    code: 424,
    why: 'over the daily limit of the recipient',
    isBroken: ({ limits, recipient, valueCents }, world) =>
      isOver(limits.recipient_daily_spending_limit, valueCents, spentIn(world, accounts.recipient(recipient)).today),
  },
  {
    code: 425,
    why: 'over the monthly limit',
    isBroken: ({ limits, spent, valueCents }) =>
      isOver(limits.customer_monthly_spending_limit, valueCents, spent.thisMonth),
  },
  {
    code: 425,
    why: 'over the monthly limit of the recipient',
    isBroken: ({ limits, recipient, valueCents }, world) =>
      isOver(
        limits.recipient_monthly_spending_limit,
        valueCents,
        spentIn(world, accounts.recipient(recipient)).thisMonth,
      ),
  },
  {
    code: 429,
    why: 'over the limit of the first month',
    isBroken: one =>
      isFirstMonth(one) && isOver(one.limits.customer_spending_limit_for_first_month, one.valueCents, one.spent.ever),
  },
]
