import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'
import { openElsewhere } from '../waiting-rooms/elsewhere.ts'

/** Creates a Mercado Pago checkout. No card is sent, because the customer pays on the checkout's page. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const body = { ...(await orderBody(context, order)), paymentType: 'mercado_pago' }
  return openElsewhere(context, order, { call: createCreditRecharge, kind: 'mercado_pago', body }, signal)
}
