import { createPixRecharge } from '../../operator/contract/pix.ts'
import { orderBody } from '../charge-card.ts'
import type { PaymentMethod } from '../method.ts'
import { tellChat } from '../pix/tell-chat.ts'

/** Creates the Pix recharge. Nothing is charged until the person pays the code at their bank. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const { msisdn, customerId, recipient, valueId, isAgreed } = order
  const body = await orderBody(context, order)
  if (signal.aborted) return { kind: 'unreachable' }
  const answer = await context.attempts.charge(
    createPixRecharge,
    { params: { id: customerId }, body, signal },
    { kind: 'pix', msisdn, recipient, valueId, isAgreed },
  )
  // A card that was typed before Pix was chosen is not needed any more.
  if (answer.kind !== 'offline') context.vault.wipe()
  if (answer.kind !== 'created') return answer
  void tellChat(context, body)
  return { kind: 'pix', txid: answer.data.id }
}
