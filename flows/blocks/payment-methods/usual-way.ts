import type { WaysToPay } from '../../../runtime/payment/reads.ts'
import type { LastRecharge } from '../../../runtime/recharge/reads.ts'
import { cardPayments } from '../../../runtime/rules/payment-types.ts'
import { savedCardWrites } from './chosen-writes.ts'
import type { PaymentFacts, WayToPay } from './schema.ts'

/**
 * Returns the facts of the payment method that this customer would choose: the only one, the saved card of the last
 * recharge, or else the favourite card. A customer without any of them chooses freely, so it returns undefined.
 */
export function usualWay(
  rows: readonly { readonly writes: PaymentFacts }[],
  { types, cards }: Pick<WaysToPay, 'types' | 'cards'>,
  ways: readonly Pick<WayToPay, 'id'>[],
  last: LastRecharge | null | undefined,
): PaymentFacts | undefined {
  if (rows.length === 1) return rows[0]?.writes
  const saved = cardPayments
    .filter(type => types.includes(type) && ways.some(({ id }) => id === type))
    .flatMap(type => (cards[type] ?? []).map(card => ({ type, card })))
  const usual = saved.find(({ card }) => card.token === last?.card?.token) ?? saved.find(({ card }) => card.favorite)
  return usual && savedCardWrites(usual.type, usual.card)
}
