import * as z from 'zod/mini'
import { customerLimits } from '../runtime/operator/contract/customer-limits.ts'
import type { CustomerDocument } from './documents.ts'
import { DAY_MS } from './durations.ts'

/**
 * The limits that the operator sends to the app. Money is in cents. A limit of 0 is unknown and allows
 * everything.
 */
const sent: z.infer<typeof customerLimits> = {
  max_credit_cards_per_customer: 6,
  max_customers_per_credit_card: 0,
  max_dependant_recipients: 5,
  max_recipients_insert_per_period: 10,
  max_credit_cards_insert_per_period: 6,
  max_debit_cards_per_customer: 3,
  max_customers_per_debit_card: 0,
  max_debit_cards_insert_per_period: 3,
  customer_daily_spending_limit: 50_000,
  customer_monthly_spending_limit: 0,
  recipient_daily_spending_limit: 0,
  recipient_monthly_spending_limit: 0,
  credit_card_monthly_spending_limit: 0,
  credit_card_spending_limit_for_first_month: 0,
  minimum_reload_value: 1000,
  check_max_reload_attempt_limit_status: false,
  customer_spending_limit_on_chip_activation_date: 0,
  max_monthly_customers_per_device: 0,
}

/** Limits that the operator never sends to the app. Each limit of purchases applies to one card in 24 hours. */
const unsent = {
  customer_spending_limit_for_first_month: 0,
  max_desktop_purchases_per_day: 0,
  max_mobile_purchases_per_day: 0,
  max_whatsapp_purchases_per_day: 0,
  max_purchases_per_day: 0,
}

/** The general limits. They apply to customers without limits of their own. */
export const limits = { ...sent, ...unsent }
export type Limits = typeof limits

export function limitsOf(customer: CustomerDocument): Limits {
  return { ...limits, ...customer.limits }
}

/** Returns the limits that the operator sends to this customer. */
export const sentLimits = (customer: CustomerDocument): z.infer<typeof customerLimits> =>
  z.parse(customerLimits, limitsOf(customer))

const PERIOD_MS = 30 * DAY_MS

/** Returns whether `at` is in the 30 days before `now`. Both are Unix times in ms. */
export const isRecent = (at: number, now: number): boolean => now - at < PERIOD_MS

/** Returns the rest of a limit, or infinity if there is no limit. */
function left(limit: number, used: number): number {
  return limit === 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit - used)
}

const recently = (times: readonly number[], now: number): number => times.filter(at => isRecent(at, now)).length

export function freeCardSlots(customer: CustomerDocument): number {
  return left(limitsOf(customer).max_credit_cards_per_customer, customer.cards.length)
}

/** Returns the number of debit cards that can still be saved. Caixa cards count as debit cards. */
export function freeDebitSlots(customer: CustomerDocument): number {
  const { debitCards, cefCards } = customer
  return left(limitsOf(customer).max_debit_cards_per_customer, debitCards.length + cefCards.length)
}

export function freeRecipientSlots(customer: CustomerDocument): number {
  return left(limitsOf(customer).max_dependant_recipients, customer.recipients.length)
}

/** Returns the number of recipients that can still be added in these 30 days. */
export function allowedRecipientChanges(customer: CustomerDocument, now: number): number {
  return left(limitsOf(customer).max_recipients_insert_per_period, recently(customer.recipientsAdded, now))
}

/** Returns the number of credit cards that can still be added in these 30 days. Deleted cards count as added. */
export function allowedCardChanges(customer: CustomerDocument, now: number): number {
  return left(limitsOf(customer).max_credit_cards_insert_per_period, recently(customer.cardsAdded, now))
}

export function allowedDebitChanges(customer: CustomerDocument, now: number): number {
  return left(limitsOf(customer).max_debit_cards_insert_per_period, recently(customer.debitCardsAdded, now))
}
