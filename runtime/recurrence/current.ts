import type { Answer } from '../operator/answer.ts'
import { getRecurrence } from '../operator/contract/recurrence.ts'
import { type Context, isMissing } from '../service/service.ts'

/** A recharge that the operator repeats automatically. */
export interface Schedule {
  readonly frequency: 'weekly' | 'monthly'
  /** A weekday such as `monday`, or `01`–`28`. */
  readonly day: string
  readonly amountCents: number
  readonly recipient: string
  /** The token of the card that pays. */
  readonly card: string
  /** Brand and last digits of that card; undefined if it is not saved any more. */
  readonly paidBy: { readonly brand: string; readonly last: string } | undefined
  /** ISO 8601; undefined if it could not be read. */
  readonly since: string | undefined
}

const frequencies: { readonly [name: string]: Schedule['frequency'] | undefined } = {
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
}

/** Fetches the customer's only schedule; null if there is none, which is no error. */
export async function readCurrent({ fact, send }: Context, signal?: AbortSignal): Promise<Answer<Schedule | null>> {
  const params = { id: fact('session.customerId') ?? '' }
  const answer = await send(getRecurrence, { params, ...(signal === undefined ? {} : { signal }) })
  if (isMissing(answer)) return { kind: 'ok', data: null }
  if (answer.kind !== 'ok') return answer
  const { day, value, recipient, token, card, createdAt } = answer.data
  const frequency = frequencies[answer.data.frequency]
  // Unknown frequency: fail the read instead of showing a wrong schedule.
  if (frequency === undefined) return { kind: 'lost', why: 'broken' }
  return {
    kind: 'ok',
    data: {
      frequency,
      day: day.toLowerCase(),
      amountCents: value,
      recipient,
      card: token,
      paidBy: card,
      since: createdAt,
    },
  }
}

export const currentSchedule = { name: 'schedule.current', ask: (context: Context) => readCurrent(context) }
