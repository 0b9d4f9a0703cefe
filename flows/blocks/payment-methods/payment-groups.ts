import { isCardPayment } from '../../../runtime/rules/payment-types.ts'
import type { WayToPay } from './schema.ts'

export type PaymentGroup = 'direct' | 'saved' | 'new' | 'others'

const direct: readonly WayToPay['id'][] = ['pix', 'pisp']

/** Returns the group of a payment method that is not a card. */
export function groupOf(type: WayToPay['id']): PaymentGroup {
  return direct.includes(type) ? 'direct' : 'others'
}

/**
 * Returns the rows of each group that has any. The flow config's first payment method decides which group is first, and
 * saved cards are above new ones.
 */
export function groupsOf<T extends { readonly group: PaymentGroup }>(
  rows: readonly T[],
  ways: readonly Pick<WayToPay, 'id'>[],
): readonly { readonly name: PaymentGroup; readonly rows: readonly T[] }[] {
  const named = ways.flatMap(({ id }): PaymentGroup[] => (isCardPayment(id) ? ['saved', 'new'] : [groupOf(id)]))
  return [...new Set(named)]
    .map(name => ({ name, rows: rows.filter(({ group }) => group === name) }))
    .filter(({ rows }) => rows.length > 0)
}
