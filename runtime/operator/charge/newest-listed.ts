import { readDate } from '../../rules/date-time.ts'
import type { Send } from '../client.ts'
import { getRecharges } from '../contract/recharge.ts'

/**
 * Returns the moment after the newest recharge that the customer's history lists, in ms since 1970. It stands for the
 * operator's time where no answer tells that: what is sent now is newer. Undefined for a history that is empty or cannot be
 * read.
 */
export async function afterNewestListed(send: Send, msisdn: string): Promise<number | undefined> {
  const answer = await send(getRecharges, { params: { msisdn } })
  if (answer.kind !== 'ok') return undefined
  const dates = answer.data.recharges.map(({ date }) => readDate(date ?? '')?.untilMs ?? Number.NEGATIVE_INFINITY)
  const newestMs = Math.max(...dates)
  return Number.isFinite(newestMs) ? newestMs + 1 : undefined
}
