import type { CustomerDocument } from './documents.ts'

/** The sandbox's limits, the same for every customer but for the daily one. Money is cents; 0 means unknown. */
export const limits = {
  max_credit_cards_per_customer: 6,
  max_customers_per_credit_card: 1,
  max_dependant_recipients: 5,
  max_recipients_insert_per_period: 10,
  max_credit_cards_insert_per_period: 6,
  max_debit_cards_per_customer: 3,
  max_customers_per_debit_card: 1,
  max_debit_cards_insert_per_period: 3,
  customer_monthly_spending_limit: 0,
  recipient_daily_spending_limit: 0,
  recipient_monthly_spending_limit: 0,
  credit_card_monthly_spending_limit: 0,
  credit_card_spending_limit_for_first_month: 0,
  minimum_reload_value: 1000,
  check_max_reload_attempt_limit_status: false,
  customer_spending_limit_on_chip_activation_date: 0,
  max_monthly_customers_per_device: 0,
} as const

const PERIOD_MS = 30 * 86_400_000

/** Whether it happened in the 30 days before `now`. Both are ms. */
export const isRecent = (at: number, now: number): boolean => now - at < PERIOD_MS

export function freeCardSlots(customer: CustomerDocument): number {
  return Math.max(0, limits.max_credit_cards_per_customer - customer.cards.length)
}

/** Debit cards and those of Caixa share their slots. */
export function freeDebitSlots({ debitCards, cefCards }: CustomerDocument): number {
  return Math.max(0, limits.max_debit_cards_per_customer - debitCards.length - cefCards.length)
}

export function freeRecipientSlots(customer: CustomerDocument): number {
  return Math.max(0, limits.max_dependant_recipients - customer.recipients.length)
}

/** How many recipients can still be added in these 30 days. */
export function allowedRecipientChanges(customer: CustomerDocument, now: number): number {
  const added = customer.recipientsAdded.filter(at => isRecent(at, now)).length
  return Math.max(0, limits.max_recipients_insert_per_period - added)
}
