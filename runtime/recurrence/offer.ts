import type { Answer } from '../operator/answer.ts'
import { getRecurrence } from '../operator/contract/recurrence.ts'
import type { Context } from '../service.ts'
import { check } from './check.ts'

/** A recharge that can be made by itself every month. */
export interface MonthlyRecharge {
  readonly valueCents: number
  readonly recipient: string
  /** The token of the saved card. */
  readonly card: string
  /** What is on already: its day, and the card as a person knows it. */
  readonly on?: { readonly day: string; readonly brand: string; readonly last: string }
}

/**
 * Whether the recharge with this nsu can be made automatic, or one is that the customer may stop here; null when neither
 * is so, and when nobody could be asked: an offer is no reason to tell of an error.
 */
export function monthlyRecharge(nsu: string) {
  return {
    name: `schedule.monthly ${nsu}`,
    ask: async (context: Context): Promise<Answer<MonthlyRecharge | null>> => {
      const { outcome, gives = {} } = await check.run(context, new AbortController().signal)
      if (outcome === 'scheduled') return { kind: 'ok', data: await scheduled(context) }
      const valueCents = gives['schedule.value']
      const recipient = gives['schedule.recipient']
      const card = gives['schedule.card']
      if (valueCents === undefined || recipient === undefined || card === undefined) return { kind: 'ok', data: null }
      return { kind: 'ok', data: { valueCents, recipient, card } }
    },
  }
}

async function scheduled({ fact, send }: Context): Promise<MonthlyRecharge | null> {
  const answer = await send(getRecurrence, { params: { id: fact('session.customerId') ?? '' } })
  if (answer.kind !== 'ok') return null
  const { frequency, day, value, recipient, token, card } = answer.data
  if (frequency !== 'MONTHLY' || card === undefined) return null
  return { valueCents: value, recipient, card: token, on: { day, ...card } }
}
