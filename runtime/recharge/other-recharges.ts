import type { RechargeRecord } from '../operator/contract/recharge.ts'

/** A recharge of the history that was delivered, with the parts that a repetition needs. */
export type DeliveredRecharge = RechargeRecord & { readonly recipient: string; readonly valueCents: number }

/** The last recharge, which the screen already offers to repeat. */
interface Offered {
  readonly recipient: string
  readonly amountCents: number
}

/**
 * Returns the last `count` delivered recharges that differ from the offered one and from each other in their number or
 * their amount. `history` has the newest recharge first.
 */
export function otherRecharges(
  history: readonly RechargeRecord[],
  offered: Offered,
  count: number,
): readonly DeliveredRecharge[] {
  const known = new Set([keyOf(offered.recipient, offered.amountCents)])
  const others = history.flatMap(record => {
    const { recipient, valueCents, status } = record
    if (status !== 'OK' || recipient === undefined || valueCents === undefined) return []
    const key = keyOf(recipient, valueCents)
    if (known.has(key)) return []
    known.add(key)
    return [{ ...record, recipient, valueCents }]
  })
  return others.slice(0, count)
}

const keyOf = (recipient: string, cents: number): string => `${recipient} ${cents}`
