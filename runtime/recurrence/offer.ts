import type { Answer } from '../operator/answer.ts'
import type { Context } from '../service/service.ts'
import { checkLast } from './check.ts'
import { readCurrent } from './current.ts'

/** A recharge that can be repeated automatically every month. */
export interface MonthlyRecharge {
  readonly amountCents: number
  readonly recipient: string
  /** The token of the saved card. */
  readonly card: string
  /** Brand and last digits of the card that pays. */
  readonly paidBy: { readonly brand: string; readonly last: string }
  /** The day of the schedule, if it already exists. */
  readonly day?: string
}

/**
 * The read of the monthly recharge to offer, or of the monthly schedule that the customer can stop. If there is
 * neither, or after an error, the read returns null, because a missing offer needs no error message. Its name is the
 * same for every recharge, so a tab that stays open keeps one answer. A recharge that was made drops that answer.
 */
export const monthlyRecharge = {
  name: 'schedule.monthly',
  ask: async (context: Context): Promise<Answer<MonthlyRecharge | null>> => {
    const { outcome, gives = {}, paidBy } = await checkLast(context, new AbortController().signal)
    if (outcome === 'scheduled') return { kind: 'ok', data: await scheduled(context) }
    const amountCents = gives['schedule.value']
    const recipient = gives['schedule.recipient']
    const card = gives['schedule.card']
    if (amountCents === undefined || recipient === undefined || card === undefined || paidBy === undefined) {
      return { kind: 'ok', data: null }
    }
    return { kind: 'ok', data: { amountCents, recipient, card, paidBy } }
  },
}

async function scheduled(context: Context): Promise<MonthlyRecharge | null> {
  const current = await readCurrent(context)
  if (current.kind !== 'ok' || current.data === null) return null
  const { frequency, day, amountCents, recipient, card, paidBy } = current.data
  return frequency !== 'monthly' || paidBy === undefined ? null : { amountCents, recipient, card, paidBy, day }
}
