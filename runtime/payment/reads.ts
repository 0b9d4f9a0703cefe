import type { Answer } from '../operator/answer.ts'
import { getFeatureToggles, type SavedCard } from '../operator/contract/customer.ts'
import { getBrands, getPaymentMethods } from '../operator/contract/payment.ts'
import { RECORD_MS } from '../operator/recent.ts'
import type { Brand } from '../rules/card-brands.ts'
import type { CardPayment } from '../rules/payment-types.ts'
import { type Spending, spendingOf } from '../rules/spending.ts'
import type { Context } from '../service/service.ts'

const CHECKOUT = 'mercado_pago'

export interface WaysToPay {
  readonly types: readonly string[]
  /** Saved cards by payment type; undefined if they could not be read. */
  readonly cards: { readonly [T in CardPayment]: readonly SavedCard[] | undefined }
  readonly spending: Spending
}

/** The payment types that the customer may use, and their saved cards. */
export const waysToPay = {
  name: 'payment.ways',
  ask: async (context: Context): Promise<Answer<WaysToPay>> => {
    const id = context.fact('session.customerId') ?? ''
    const msisdn = context.fact('session.msisdn') ?? ''
    const [methods, customer] = await Promise.all([
      context.send(getPaymentMethods, { params: { id } }),
      context.recent.customer(msisdn, { mostMs: RECORD_MS }),
    ])
    if (methods.kind !== 'ok') return methods
    if (customer.kind !== 'ok') return customer
    const { credit_cards: credit, debit_cards: debit, cef_debit_cards: cef_debit } = customer.data
    const types = await offered(context, methods.data.payment_methods)
    const spending = spendingOf(customer.data)
    return { kind: 'ok', data: { types, cards: { credit, debit, cef_debit }, spending } }
  },
}

/** Returns the payment types to offer. Mercado Pago is left out if its switch is off or cannot be read. */
async function offered(context: Context, types: readonly string[]): Promise<readonly string[]> {
  if (!types.includes(CHECKOUT)) return types
  const params = { msisdn: context.fact('session.msisdn') ?? '' }
  const toggles = await context.send(getFeatureToggles, { params })
  const isOn = toggles.kind === 'ok' && toggles.data.smartCheckout.checkout
  return types.filter(type => type !== CHECKOUT || isOn)
}

/** The operator's current card brands. The bundled brands are used until the operator answers. */
export const cardBrands = {
  name: 'payment.brands',
  ask: async (context: Context): Promise<Answer<readonly Brand[]>> => {
    const answer = await context.send(getBrands, { params: {} })
    if (answer.kind !== 'ok') return answer
    // If a brand of the table could not be read, the bundled table is used. An incomplete table could reject valid
    // cards or show a wrong brand.
    return answer.unread === undefined ? { kind: 'ok', data: answer.data.brands } : { kind: 'lost', why: 'broken' }
  },
}
