import { createPispRecharge } from '../../operator/contract/pisp.ts'
import { refused, type Unnamed } from '../conclude.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'
import { openElsewhere } from '../waiting-rooms/elsewhere.ts'

/** Starts a payment at the chosen bank. Sends nothing if the bank or the payer's CPF is missing. */
export const pay: PaymentMethod<Unnamed | 'elsewhere'> = async (context, order, signal) => {
  const organizationId = context.fact('pisp.organization')
  const authorizationServerId = context.fact('pisp.authorizationServer')
  const payerDocument = context.fact('pisp.payerDocument')
  if (organizationId === undefined || authorizationServerId === undefined || payerDocument === undefined) {
    return refused({ code: 0 })
  }
  const body = { ...(await orderBody(context, order)), payerDocument, organizationId, authorizationServerId }
  return openElsewhere(context, order, { call: createPispRecharge, kind: 'pisp', body }, signal)
}
