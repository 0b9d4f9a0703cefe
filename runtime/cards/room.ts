import type * as z from 'zod/mini'
import type { getCustomer } from '../operator/contract/customer.ts'
import type { Room } from '../rules/room.ts'

/** The operator's record of the customer, with the names of the fields that could not be read. */
type CustomerRecord = z.infer<typeof getCustomer.response> & { readonly unread?: readonly string[] }

/** Names under which `readAs` reports a list item that it left out because it could not be read. */
const LOST_CARDS = ['debit_cards[]', 'cef_debit_cards[]']

/**
 * Returns how many more cards can be saved. Caixa cards count as debit cards. `changes` is undefined for debit cards,
 * because the operator does not send it.
 */
export function roomOf({ limits, profile, debit_cards, cef_debit_cards, unread = [] }: CustomerRecord): {
  readonly credit: Room
  readonly debit: Room
} {
  const maxDebit = limits?.max_debit_cards_per_customer ?? 0
  // A list item that could not be read may be a card, so the number of cards that can still be saved is unknown.
  const isWhole = !unread.some(name => LOST_CARDS.includes(name))
  const saved = isWhole && debit_cards && cef_debit_cards ? debit_cards.length + cef_debit_cards.length : undefined
  return {
    credit: {
      slots: leftOf(limits?.max_credit_cards_per_customer, profile.available_credit_card_slots),
      changes: leftOf(limits?.max_credit_cards_insert_per_period, profile.allowed_credit_card_changes),
    },
    debit: {
      slots: leftOf(maxDebit, saved === undefined ? undefined : Math.max(0, maxDebit - saved)),
      changes: undefined,
    },
  }
}

/** Returns how much of a limit is left, or undefined if the limit is unknown. */
function leftOf(limit: number | undefined, left: number | undefined): number | undefined {
  return limit === undefined || limit === 0 ? undefined : left
}
