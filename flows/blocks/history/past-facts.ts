import type { CustomerRecord } from '../../../runtime/customer/reads.ts'
import type { FactValue, FactValues } from '../../../runtime/facts.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import { paymentTypes } from '../../../runtime/rules/payment-types.ts'
import type { FactsOf } from '../../kit/use-write.ts'
import { cardWords } from '../saved-words.ts'
import type { HistoryProps, historySpec } from './schema.ts'

/**
 * Returns the name of the payment method from the flow config. Returns undefined if the operator's code for it
 * could not be read.
 */
export function methodOf({ paymentType }: RechargeRecord, { methods, otherMethod }: HistoryProps): string | undefined {
  if (paymentType === undefined) return undefined
  return methods.find(({ id }) => id === paymentType)?.label ?? otherMethod
}

/** Returns the facts about a recharge that its modal shows. `known` contains the current facts. */
export function pastFacts(
  record: RechargeRecord,
  words: HistoryProps,
  customer: CustomerRecord | undefined,
  known: FactValues,
): FactsOf<typeof historySpec> {
  const { id, valueCents, recipient, date, nsu, status, paymentType } = record
  const type = paymentTypes.find(one => one === paymentType)
  return {
    'past.value': valueCents,
    'past.target': recipient,
    'past.date': date,
    'past.nsu': nsu ?? undefined,
    'past.status': status,
    'past.method': record.card === undefined ? methodOf(record, words) : cardWords(record.card),
    'past.type': type,
    'past.card': record.card === undefined ? cardFor(type, customer) : record.card.token,
    'past.isOpen': status === 'PENDING' && openId(known) === id,
  }
}

/**
 * Chooses a card for repeating a recharge if the history does not say which card paid it: the favourite card of the
 * same type, or else the first. Returns its token.
 */
function cardFor(type: FactValue<'payment.type'> | undefined, customer: CustomerRecord | undefined) {
  if (customer === undefined) return undefined
  const { credit_cards: credit, debit_cards: debit, cef_debit_cards: cef_debit } = customer
  const cards = type === 'credit' ? credit : type === 'debit' ? debit : type === 'cef_debit' ? cef_debit : []
  return (cards?.find(({ favorite }) => favorite) ?? cards?.[0])?.token
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
