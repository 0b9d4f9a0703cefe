import { standingOf } from '../../operator/charge/poll-status.ts'
import type { Context } from '../../service/service.ts'
import { askStatus } from '../ask-status.ts'
import { conclude } from '../conclude.ts'
import { type Answered, nothing } from './found.ts'

/**
 * Returns how a charge ended if another tab has already shown the end and deleted the record. This page still shows the
 * charge as processing, so the order on screen belongs to that charge.
 */
export async function endedInAnotherTab(context: Context, signal: AbortSignal): Promise<Answered> {
  const txid = context.fact('recharge.id')
  if (context.fact('payment.inFlight') !== 'charge' || txid === undefined) return nothing
  const answer = await askStatus(context, txid, signal)
  const standing = standingOf(answer)
  if (standing.kind !== 'pending') return conclude(context, { rechargeId: txid, standing })
  // After a lost answer, this page still shows `processing`, and it reads the status again later.
  return answer.kind === 'lost' ? { outcome: 'processing' } : nothing
}
