import { readDate } from '../../rules/date-time.ts'
import type { Send } from '../client.ts'
import { getRecharges } from '../contract/recharge.ts'

/**
 * Returns the moment after the newest recharge of the customer's history, in ms since 1970; undefined if the history is
 * empty or unreadable. A charge that is sent now is newer than that. Used if no answer has brought the operator's time.
 */
export async function afterNewestListed(send: Send, msisdn: string): Promise<number | undefined> {
  const answer = await send(getRecharges, { params: { msisdn } })
  if (answer.kind !== 'ok') return undefined
  const dates = answer.data.recharges.map(({ date }) => readDate(date ?? '')?.untilMs ?? Number.NEGATIVE_INFINITY)
  const newestMs = Math.max(...dates)
  return Number.isFinite(newestMs) ? newestMs + 1 : undefined
}
