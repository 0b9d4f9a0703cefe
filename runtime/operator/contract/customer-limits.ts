import * as z from 'zod/mini'
import { cents } from './primitives.ts'

/** A limit of 0 means that the limit is unknown, and blocks nothing. A missing or unreadable limit counts as 0. */
const limit = z._default(cents, 0)

/** The customer's limits: numbers of things, and money in cents. */
export const customerLimits = z.object({
  max_credit_cards_per_customer: limit,
  max_customers_per_credit_card: limit,
  max_dependant_recipients: limit,
  max_recipients_insert_per_period: limit,
  max_credit_cards_insert_per_period: limit,
  max_debit_cards_per_customer: limit,
  max_customers_per_debit_card: limit,
  max_debit_cards_insert_per_period: limit,
  customer_daily_spending_limit: limit,
  customer_monthly_spending_limit: limit,
  recipient_daily_spending_limit: limit,
  recipient_monthly_spending_limit: limit,
  credit_card_monthly_spending_limit: limit,
  credit_card_spending_limit_for_first_month: limit,
  minimum_reload_value: limit,
  check_max_reload_attempt_limit_status: z._default(z.boolean(), false),
  customer_spending_limit_on_chip_activation_date: limit,
  max_monthly_customers_per_device: limit,
})
