import type { ChargeDocument } from '../../../sandbox/charges/charge-documents.ts'
import { isCard, isNew } from '../case.ts'
import type { Confirmation } from '../diary.ts'
import { START } from '../start.ts'
import type { Sent } from '../wire.ts'

/**
 * Adds the charges whose requests Playwright did not report, because the browser was leaving the page. Each is assigned
 * to the last tap that pays before it, unless Playwright reported a request of that tap. Must run after `attribute`,
 * which assigns the reported requests.
 */
export function addUnreported(
  charges: readonly ChargeDocument[],
  confirmations: readonly Confirmation[],
  sent: readonly Sent[],
): void {
  for (const charge of charges.filter(one => isNew(one) && isCard(one))) {
    if (sent.some(one => one.charges.includes(charge.id))) continue
    const atMs = charge.at - START
    const tap = confirmations.findLast(one => one.atMs <= atMs && one.order.msisdn === charge.msisdn)
    if (tap?.sent.length !== 0) continue
    tap.sent.push({
      ...{ page: tap.page, atMs, key: charge.key ?? undefined, charges: [charge.id], copies: 1, fate: ['unreported'] },
      ...{ call: undefined, method: 'POST', path: '', token: undefined, body: '' },
      ...{ run: undefined, endedMs: undefined, got: undefined },
    })
  }
}
