import { concludeCard } from './charge-recharge.ts'
import { isElsewhere } from './elsewhere.ts'
import type { PaymentType } from './handler.ts'
import type { InFlight } from './operator/charge/in-flight.ts'
import type { PaymentMethod, PayResult } from './payment-method.ts'

/**
 * The same confirmation, tapped once more while nobody knows what became of it. The card and its CVV are forgotten by
 * now, and nothing is asked for again: what was sent is sent again as it is, by its own key.
 */
export async function payAgain(
  type: PaymentType,
  sent: InFlight,
  ...[context, order, signal]: Parameters<PaymentMethod>
): Promise<PayResult> {
  const answer = await context.attempts.resend(sent, signal)
  if (answer === undefined) return { kind: 'unknown' }
  if (answer.kind !== 'created') return answer
  const { id } = answer.data
  // The way was changed since: this is still what was sent, and is found as that.
  if (sent.kind !== type) return { kind: 'processing', rechargeId: id }
  if (type === 'pix') return { kind: 'pix', txid: id }
  return isElsewhere(type) ? { kind: 'elsewhere', rechargeId: id } : concludeCard(context, order, answer.data, signal)
}
