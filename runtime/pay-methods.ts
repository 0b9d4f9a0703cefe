import { type PayingHandler, type PaymentType, payingHandlerOf } from './handler.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The code of each handler, loaded when it is first near. */
export const payMethods: { readonly [H in PayingHandler]: () => Promise<{ pay: PaymentMethod }> } = {
  credit: () => import('./credit/pay.ts'),
  secureDebit: () => import('./debit/secure.ts'),
  webDebit: () => import('./debit/web.ts'),
  pix: () => import('./pix/pay.ts'),
  pisp: () => import('./pisp/pay.ts'),
  checkout: () => import('./checkout/pay.ts'),
  wallet: () => import('./wallet/pay.ts'),
}

/** Fetches the code that pays with this type, bridged or not, so that a charge does not wait for it. */
export async function loadMethod(type: PaymentType | undefined): Promise<void> {
  if (type === undefined) return
  await Promise.all([true, false].map(isBridged => payMethods[payingHandlerOf({ type, isBridged })]()))
}

/** Fetches the code of all of them. */
export async function loadMethods(): Promise<void> {
  await Promise.all(Object.values(payMethods).map(load => load()))
}
