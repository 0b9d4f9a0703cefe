import { createPixRecharge } from '../../operator/contract/pix.ts'
import { concludeUnnamed, type Unnamed, unreachable } from '../conclude.ts'
import type { PaymentMethod } from '../method.ts'
import { tellChat } from '../pix/tell-chat.ts'
import { orderBody, sendCharge } from '../send-charge.ts'

/** Creates the Pix recharge. The customer is charged only when they pay the code at their bank. */
export const pay: PaymentMethod<Unnamed | 'pixCreated'> = async (context, order, signal) => {
  const body = await orderBody(context, order)
  if (signal.aborted) return unreachable
  const answer = await sendCharge(context, order, { call: createPixRecharge, kind: 'pix', body }, signal)
  if (answer.kind !== 'created') return concludeUnnamed('pix', answer)
  void tellChat(context, body)
  // Clears the code and expiry of an earlier Pix, because they do not belong to this Pix.
  const code = { 'pix.txid': answer.data.id, 'pix.code': undefined, 'pix.expiresAt': undefined }
  return { outcome: 'pixCreated', gives: { ...code, 'payment.inFlight': 'pix' } }
}
