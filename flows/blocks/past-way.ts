import type { CustomerRecord } from '../../runtime/customer/reads.ts'
import type { FactValue } from '../../runtime/facts.ts'
import type { RechargeRecord } from '../../runtime/operator/contract/recharge.ts'
import { paymentTypes } from '../../runtime/rules/payment-types.ts'
import { cardWords } from './saved-words.ts'

/** The names of payment methods from a flow config. */
interface WayWords {
  readonly methods: readonly { readonly id: string; readonly label: string }[]
  readonly otherMethod: string
}

/**
 * Returns the name of the payment method from the flow config. Returns undefined if the operator's code for it
 * could not be read.
 */
export function methodOf({ paymentType }: RechargeRecord, { methods, otherMethod }: WayWords): string | undefined {
  if (paymentType === undefined) return undefined
  return methods.find(({ id }) => id === paymentType)?.label ?? otherMethod
}

/** Returns the name of the card that paid the recharge, or else of the payment method. */
export function wayOf(record: RechargeRecord, words: WayWords): string | undefined {
  return record.card === undefined ? methodOf(record, words) : cardWords(record.card)
}

/** Returns the payment type and the token of the saved card that pay for a repetition of the recharge. */
export function payAgain(
  { paymentType, card }: RechargeRecord,
  customer: CustomerRecord | undefined,
): { readonly type: FactValue<'payment.type'> | undefined; readonly card: string | undefined } {
  const type = paymentTypes.find(one => one === paymentType)
  return { type, card: card === undefined ? cardFor(type, customer) : card.token }
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
