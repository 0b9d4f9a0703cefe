import { standingOf } from '../../operator/charge/poll-status.ts'
import type { Context } from '../../service.ts'
import { askStatus } from '../ask-status.ts'
import { conclude } from '../conclude.ts'
import { type Answered, nothing } from './found.ts'

/**
 * Nothing is open any more, though this page still shows a charge in processing: another tab has told its end, and this
 * one tells it, too. What it shows of the order is that charge's.
 */
export async function toldElsewhere(context: Context, signal: AbortSignal): Promise<Answered> {
  const txid = context.fact('recharge.id')
  if (context.fact('payment.inFlight') !== 'charge' || txid === undefined) return nothing
  const answer = await askStatus(context, txid, signal)
  const standing = standingOf(answer)
  if (standing.kind !== 'pending') return conclude(context, { rechargeId: txid, standing })
  // A lost answer says nothing: it is asked again.
  return answer.kind === 'lost' ? { outcome: 'processing' } : nothing
}
