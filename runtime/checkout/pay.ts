import { orderBody } from '../charge-recharge.ts'
import { openElsewhere } from '../elsewhere.ts'
import { createCreditRecharge } from '../operator/contract/recharge.ts'
import type { PaymentMethod } from '../payment-method.ts'

/** Opens a smart checkout. It takes no card here: the person pays on its page. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const body = { ...(await orderBody(context, order)), paymentType: 'mercado_pago' }
  return openElsewhere(context, order, { call: createCreditRecharge, kind: 'mercado_pago', body }, signal)
}
