import type { FactValue } from './facts.ts'
import { type Handler, handlerOf } from './handler.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The code of each handler, loaded when it is first near. */
export const payMethods: { readonly [H in Handler]: () => Promise<{ pay: PaymentMethod }> } = {
  credit: () => import('./credit/pay.ts'),
  pix: () => import('./pix/pay.ts'),
  wallet: () => import('./wallet/pay.ts'),
}

/** Fetches the code that pays with this type, so that a charge does not wait for it. */
export async function loadMethod(type: FactValue<'payment.type'> | undefined): Promise<void> {
  const handler = type === undefined ? undefined : handlerOf(type)
  if (handler !== undefined) await payMethods[handler]()
}

/** Fetches the code of all of them. */
export async function loadMethods(): Promise<void> {
  await Promise.all(Object.values(payMethods).map(load => load()))
}
