import type { CustomerRecord } from '../../../runtime/customer/reads.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import type { FactsOf } from '../../kit/use-write.ts'
import { payAgain, wayOf } from '../past-way.ts'
import type { HistoryProps, historySpec } from './schema.ts'

/** Returns the facts about a recharge that its modal shows. `known` contains the current facts. */
export function pastFacts(
  record: RechargeRecord,
  words: HistoryProps,
  customer: CustomerRecord | undefined,
  known: FactValues,
): FactsOf<typeof historySpec> {
  const { id, valueCents, recipient, date, nsu, status } = record
  const { type, card } = payAgain(record, customer)
  return {
    'past.value': valueCents,
    'past.target': recipient,
    'past.date': date,
    'past.nsu': nsu ?? undefined,
    'past.status': status,
    'past.method': wayOf(record, words),
    'past.type': type,
    'past.card': card,
    'past.isOpen': status === 'PENDING' && openId(known) === id,
  }
}

/** Returns the operator's id of the payment that is open on this device. */
function openId(known: FactValues): string | undefined {
  const ids = {
    none: undefined,
    charge: known['recharge.id'],
    pix: known['pix.txid'],
    pisp: known['pisp.id'],
    checkout: known['checkout.id'],
  }
  return ids[known['payment.inFlight'] ?? 'none']
}
