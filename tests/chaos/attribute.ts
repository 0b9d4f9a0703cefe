import { calls } from '../../runtime/operator/contract/table.ts'
import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { isNew } from './case.ts'
import { START } from './start.ts'
import type { Sent } from './wire.ts'

/** How long before a charge its request may have been sent. */
const SENT_BEFORE_MS = 90_000

/** Matches each charge whose answer no page got to the request that caused it: by its key, else by its order. */
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
