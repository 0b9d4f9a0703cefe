import type * as z from 'zod/mini'
import type { getCustomer } from '../operator/contract/customer.ts'
import type { Room } from '../rules/room.ts'

type Told = z.infer<typeof getCustomer.response>

/** Returns how many more cards can be saved. Cards of Caixa count as debit. No changes left are known for debit. */
export function roomOf({ limits, profile, debit_cards, cef_debit_cards }: Told): {
  readonly credit: Room
  readonly debit: Room
} {
  const maxDebit = limits?.max_debit_cards_per_customer ?? 0
  const saved = debit_cards && cef_debit_cards && debit_cards.length + cef_debit_cards.length
  return {
    credit: {
      slots: told(limits?.max_credit_cards_per_customer, profile.available_credit_card_slots),
      changes: told(limits?.max_credit_cards_insert_per_period, profile.allowed_credit_card_changes),
    },
    debit: {
      slots: told(maxDebit, saved === undefined ? undefined : Math.max(0, maxDebit - saved)),
      changes: undefined,
    },
  }
}

/** Returns how much of a limit is left; undefined if the limit is unknown. */
function told(limit: number | undefined, left: number | undefined): number | undefined {
  return limit === undefined || limit === 0 ? undefined : left
}
