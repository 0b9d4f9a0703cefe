import type { FactValue } from './facts.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The handler of each payment type, loaded when it is first near. */
export const payMethods: { readonly [T in FactValue<'payment.type'>]: () => Promise<{ pay: PaymentMethod }> } = {
  credit: () => import('./payment/credit.ts'),
  pix: () => import('./pix/create.ts'),
}

/** Fetches the code of all of them, so that a charge does not wait for it. */
export async function loadMethods(): Promise<void> {
  await Promise.all(Object.values(payMethods).map(load => load()))
}
