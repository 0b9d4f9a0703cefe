import { calls } from '../../runtime/operator/contract/table.ts'
import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { isNew } from './case.ts'
import { START } from './start.ts'
import type { Sent } from './wire.ts'

/** A charge that was lost in time is not looked for much longer after it was sent. */
const SENT_BEFORE_MS = 90_000

/** Gives each charge whose answer nobody saw to the request that made it: by its key, else by what was ordered. */
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
