/** Every payment type, as the operator spells it. */
export const paymentTypes = [
  'credit',
  'debit',
  'cef_debit',
  'pix',
  'pisp',
  'mercado_pago',
  'googlepay',
  'applepay',
] as const
export type PaymentType = (typeof paymentTypes)[number]

/** The payment types that a card of the customer pays directly, without a wallet. */
export const cardPayments = ['credit', 'debit', 'cef_debit'] as const satisfies readonly PaymentType[]
export type CardPayment = (typeof cardPayments)[number]

export function isCardPayment(type: string | undefined): type is CardPayment {
  return cardPayments.some(one => one === type)
}

/**
 * The kinds of payments that the history distinguishes. It lists credit, debit and wallets all as cards. True means
 * that the customer pays only later, by a code or on another page, so creating the order charges nothing.
 */
const paidLater = { card: false, pix: true, pisp: true, mercado_pago: true } as const
export type PaymentFamily = keyof typeof paidLater

const families: { readonly [T in PaymentType]: PaymentFamily } = {
  credit: 'card',
  debit: 'card',
  cef_debit: 'card',
  pix: 'pix',
  pisp: 'pisp',
  mercado_pago: 'mercado_pago',
  googlepay: 'card',
  applepay: 'card',
}

/** Returns the family of a payment type. For an unknown type, which may belong to any family, returns undefined. */
export function familyOf(paymentType: string): PaymentFamily | undefined {
  const known = paymentTypes.find(type => type === paymentType)
  return known && families[known]
}

/** Returns whether creating the order charges nothing. An unknown payment type may charge. */
export function isPaidLater(paymentType: string): boolean {
  return paidLater[familyOf(paymentType) ?? 'card']
}
