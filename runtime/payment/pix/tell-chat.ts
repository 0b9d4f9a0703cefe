import { callName } from '../../operator/contract/call.ts'
import { createPixIntention } from '../../operator/contract/pix.ts'
import type { Context } from '../../service/service.ts'

/**
 * If the session came from a chat, notifies that chat that a payment starts. The payment does not wait for this call.
 */
export async function tellChat(
  context: Context,
  body: { readonly msisdnRecebedor: string; readonly rechargeValueId: number },
): Promise<void> {
  const pixExternalId = context.fact('pix.externalId')
  if (pixExternalId === undefined) return
  const answer = await context.send(createPixIntention, { params: { pixExternalId }, body, key: context.newId() })
  const call = callName(createPixIntention)
  if (answer.kind === 'lost') context.report('pix-intention', answer.why, { call })
  if (answer.kind === 'refused')
    context.report('pix-intention', `${answer.status} ${answer.code}`, { call, code: answer.code })
}
