import type { Answer } from '../operator/answer.ts'
import type { Context } from '../service.ts'
import { checkLast } from './check.ts'
import { readCurrent } from './current.ts'

/** A recharge that can be made by itself every month. */
export interface MonthlyRecharge {
  readonly valueCents: number
  readonly recipient: string
  /** The token of the saved card. */
  readonly card: string
  /** That card as a person knows it. */
  readonly paidBy: { readonly brand: string; readonly last: string }
  /** Of what is on already. */
  readonly day?: string
}

/**
 * Whether the last recharge can be made automatic, or one is that the customer may stop here; null when neither
 * is so, and when nobody could be asked: an offer is no reason to tell of an error. It is asked anew for each nsu.
 */
export function monthlyRecharge(nsu: string) {
  return {
    name: `schedule.monthly ${nsu}`,
    ask: async (context: Context): Promise<Answer<MonthlyRecharge | null>> => {
      const { outcome, gives = {}, paidBy } = await checkLast(context, new AbortController().signal)
      if (outcome === 'scheduled') return { kind: 'ok', data: await scheduled(context) }
      const valueCents = gives['schedule.value']
      const recipient = gives['schedule.recipient']
      const card = gives['schedule.card']
      if (valueCents === undefined || recipient === undefined || card === undefined || paidBy === undefined) {
        return { kind: 'ok', data: null }
      }
      return { kind: 'ok', data: { valueCents, recipient, card, paidBy } }
    },
  }
}

async function scheduled(context: Context): Promise<MonthlyRecharge | null> {
  const current = await readCurrent(context)
  if (current.kind !== 'ok' || current.data === null) return null
  const { frequency, day, valueCents, recipient, card, paidBy } = current.data
  return frequency !== 'monthly' || paidBy === undefined ? null : { valueCents, recipient, card, paidBy, day }
}
