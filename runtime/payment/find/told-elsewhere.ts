import { standingOf } from '../../operator/charge/poll-status.ts'
import { getRechargeStatus } from '../../operator/contract/recharge.ts'
import type { Context } from '../../service.ts'
import { notAuthorized } from '../not-authorized.ts'
import { type Answered, nothing } from './found.ts'

/**
 * Nothing is open any more, though this page still shows a charge in processing: another tab has told its end, and this
 * one tells it, too. What it shows of the order is that charge's.
 */
export async function toldElsewhere(context: Context, signal: AbortSignal): Promise<Answered> {
  const txid = context.fact('recharge.id')
  if (context.fact('payment.inFlight') !== 'charge' || txid === undefined) return nothing
  const params = { id: context.fact('session.customerId') ?? '', cid: context.deviceId(), txid }
  const answer = await context.send(getRechargeStatus, { params, signal })
  const standing = standingOf(answer)
  const gives = { 'payment.inFlight': 'none' } as const
  switch (standing.kind) {
    case 'paid':
      return { outcome: 'paid', gives: { ...gives, 'recharge.nsu': standing.nsu, 'recharge.date': standing.date } }
    case 'refunding':
      return { outcome: 'refunding', code: 'refunding', gives }
    case 'refused':
      return { ...notAuthorized(standing.code), gives }
    default:
      // A lost answer says nothing: it is asked again.
      return answer.kind === 'lost' ? { outcome: 'processing' } : nothing
  }
}
