import type { PaymentType } from '../rules/payment-types.ts'
import { type PayingHandler, payingHandlerOf } from './handler.ts'
import type { PaymentMethod } from './method.ts'

/** The code of each handler. The app loads it when the customer may soon pay with it. */
export const payMethods: { readonly [H in PayingHandler]: () => Promise<{ pay: PaymentMethod }> } = {
  credit: () => import('./methods/credit.ts'),
  secureDebit: () => import('./methods/secure-debit.ts'),
  webDebit: () => import('./methods/web-debit.ts'),
  pix: () => import('./methods/pix.ts'),
  pisp: () => import('./methods/pisp.ts'),
  checkout: () => import('./methods/checkout.ts'),
  wallet: () => import('./methods/wallet.ts'),
}

/**
 * Loads the code for this payment type in advance, so that the charge need not wait for it. Debit has different code
 * with and without the bridge. Both are loaded.
 */
export async function loadMethod(type: PaymentType | undefined): Promise<void> {
  if (type === undefined) return
  await Promise.all([true, false].map(isBridged => payMethods[payingHandlerOf({ type, isBridged })]()))
}

/** Loads the code for all payment types. */
export async function loadMethods(): Promise<void> {
  await Promise.all(Object.values(payMethods).map(load => load()))
}
