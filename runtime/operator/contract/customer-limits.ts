import * as z from 'zod/mini'
import { cents } from './primitives.ts'

/** A limit of 0 means that the limit is unknown, and blocks nothing. A missing or unreadable limit counts as 0. */
const limit = z._default(cents, 0)

/** The customer's limits: numbers of things, and money in cents. */
export const customerLimits = z.object({
  /** The largest number of credit cards that a customer can save. 0 is unknown. @example 6 */
  max_credit_cards_per_customer: limit,
  /** The largest number of customers who can save the same credit card. 0 is unknown. @example 2 */
  max_customers_per_credit_card: limit,
  /** The largest number of recipients that a customer can save. 0 is unknown. @example 5 */
  max_dependant_recipients: limit,
  /** The largest number of recipients that a customer can add in 30 days. 0 is unknown. @example 10 */
  max_recipients_insert_per_period: limit,
  /** The largest number of credit cards that a customer can add in 30 days. 0 is unknown. @example 6 */
  max_credit_cards_insert_per_period: limit,
  /** The largest number of debit cards that a customer can save. 0 is unknown. @example 3 */
  max_debit_cards_per_customer: limit,
  /** The largest number of customers who can save the same debit card. 0 is unknown. @example 2 */
  max_customers_per_debit_card: limit,
  /** The largest number of debit cards that a customer can add in 30 days. 0 is unknown. @example 3 */
  max_debit_cards_insert_per_period: limit,
  /** The most that a customer can spend in a day, in integer cents. 0 is unknown. @example 50000 */
  customer_daily_spending_limit: limit,
  /** The most that a customer can spend in a calendar month, in integer cents. 0 is unknown. @example 200000 */
  customer_monthly_spending_limit: limit,
  /** The most that can be spent for one recipient in a day, in integer cents. 0 is unknown. @example 50000 */
  recipient_daily_spending_limit: limit,
  /**
   * The most that can be spent for one recipient in a calendar month, in integer cents. 0 is unknown.
   * @example 200000
   */
  recipient_monthly_spending_limit: limit,
  /**
   * The most that can be spent with one credit card in a calendar month, in integer cents. 0 is unknown.
   * @example 100000
   */
  credit_card_monthly_spending_limit: limit,
  /**
   * The most that can be spent with one credit card in the customer's first 30 days, in integer cents. 0 is unknown.
   * @example 20000
   */
  credit_card_spending_limit_for_first_month: limit,
  /** The smallest recharge, in integer cents: 1000 is R$ 10,00. 0 is unknown. @example 1000 */
  minimum_reload_value: limit,
  /** True if the operator refuses a second recharge within five minutes (code 428). @example false */
  check_max_reload_attempt_limit_status: z._default(z.boolean(), false),
  /** The most that a customer can spend with the first recharge, in integer cents. 0 is unknown. @example 3000 */
  customer_spending_limit_on_chip_activation_date: limit,
  /** The largest number of customers who can recharge from one device in a calendar month. 0 is unknown. @example 4 */
  max_monthly_customers_per_device: limit,
})
