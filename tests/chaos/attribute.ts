import { calls } from '../../runtime/operator/contract/table.ts'
import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { isNew } from './case.ts'
import { START } from './start.ts'
import type { Sent } from './wire.ts'

/** The longest time between a request and the charge that it causes. */
const SENT_BEFORE_MS = 90_000

/**
 * Finds the request of each charge that has none yet, by the idempotency key or else by the order. A charge has no
 * request yet if no page received its answer.
 */
export function attribute(charges: readonly ChargeDocument[], sent: readonly Sent[]): void {
  for (const charge of charges) {
    if (!isNew(charge) || sent.some(one => one.charges.includes(charge.id))) continue
    const isFor = ({ call, key, body, atMs }: Sent): boolean =>
      call !== undefined &&
      calls[call].effect === 'charge' &&
      (charge.key === null
        ? body.includes(`"rechargeValueId":${charge.valueCents}`) &&
          body.includes(charge.recipient) &&
          charge.at >= START + atMs &&
          charge.at < START + atMs + SENT_BEFORE_MS
        : key === charge.key)
    sent.findLast(isFor)?.charges.push(charge.id)
  }
}
