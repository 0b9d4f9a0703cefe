import type { Answer } from '../operator/answer.ts'
import { getRecurrence } from '../operator/contract/recurrence.ts'
import { type Context, isMissing } from '../service/service.ts'

/** A recharge that the operator repeats automatically. */
export interface Schedule {
  readonly frequency: 'weekly' | 'monthly'
  /** A weekday such as `monday`, or a day of the month from `01` to `28`. */
  readonly day: string
  readonly amountCents: number
  readonly recipient: string
  /** The token of the card that pays for the schedule. */
  readonly card: string
  /** Brand and last digits of the card that pays for the schedule. Undefined if the card is no longer saved. */
  readonly paidBy: { readonly brand: string; readonly last: string } | undefined
  /** When the schedule was created (ISO 8601). If the time could not be read, it is undefined. */
  readonly since: string | undefined
}

const frequencies: { readonly [name: string]: Schedule['frequency'] | undefined } = {
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
}

/**
 * Fetches the customer's schedule. A customer has one at most. If there is no schedule, the answer is null and not an
 * error.
 */
export async function readCurrent({ fact, send }: Context, signal?: AbortSignal): Promise<Answer<Schedule | null>> {
  const params = { id: fact('session.customerId') ?? '' }
  const answer = await send(getRecurrence, { params, ...(signal === undefined ? {} : { signal }) })
  if (isMissing(answer)) return { kind: 'ok', data: null }
  if (answer.kind !== 'ok') return answer
  const { day, value, recipient, token, card, createdAt } = answer.data
  const frequency = frequencies[answer.data.frequency]
  // If the frequency is unknown, the read fails, so that no wrong schedule is shown.
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
