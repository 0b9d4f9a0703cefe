import { readDate } from '../../rules/date-time.ts'
import type { Send } from '../client.ts'
import { getRecharges } from '../contract/recharge.ts'

/**
 * Returns the time (ms since 1970) just after the newest recharge in the customer's history. If a charge is sent now,
 * it is newer. If the history is empty or unreadable, returns undefined. It is used while the operator's time is
 * unknown.
 */
export async function afterNewestListed(send: Send, msisdn: string): Promise<number | undefined> {
  const answer = await send(getRecharges, { params: { msisdn } })
  if (answer.kind !== 'ok') return undefined
  const dates = answer.data.recharges.map(({ date }) => readDate(date ?? '')?.untilMs ?? Number.NEGATIVE_INFINITY)
  const newestMs = Math.max(...dates)
  return Number.isFinite(newestMs) ? newestMs + 1 : undefined
}
