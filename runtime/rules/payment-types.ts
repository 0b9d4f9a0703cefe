/** Every way to pay, by the operator's word for it. */
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

/** The ways to pay that the history tells apart: it does not tell which use, or which wallet, a card is of. */
export type PaymentFamily = 'card' | 'pix' | 'pisp' | 'mercado_pago'

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

/** Returns the family of a payment type; undefined for a type that this app does not know, which may be of any family. */
export function familyOf(paymentType: string): PaymentFamily | undefined {
  const known = paymentTypes.find(type => type === paymentType)
  return known && families[known]
}

/** Whether creating the order charges nothing: the person pays by a code or on a page that only a created order leads to. */
export function isPaidLater(paymentType: string): boolean {
  return (familyOf(paymentType) ?? 'card') !== 'card'
}
