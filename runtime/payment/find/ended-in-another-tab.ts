import { standingOf } from '../../operator/charge/poll-status.ts'
import type { Context } from '../../service/service.ts'
import { askStatus } from '../ask-status.ts'
import { conclude } from '../conclude.ts'
import { type Answered, nothing } from './found.ts'

/**
 * Returns the end of a charge that this page still shows as in processing although its record is gone: another tab has shown
 * the end and removed the record. The order on screen belongs to that charge.
 */
export async function endedInAnotherTab(context: Context, signal: AbortSignal): Promise<Answered> {
  const txid = context.fact('recharge.id')
  if (context.fact('payment.inFlight') !== 'charge' || txid === undefined) return nothing
  const answer = await askStatus(context, txid, signal)
  const standing = standingOf(answer)
  if (standing.kind !== 'pending') return conclude(context, { rechargeId: txid, standing })
  // After a lost answer this page keeps showing `processing`, and asks again later.
  return answer.kind === 'lost' ? { outcome: 'processing' } : nothing
}
