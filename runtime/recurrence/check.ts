import { getLastRecharge } from '../operator/contract/recharge.ts'
import { getAutomaticRecharge } from '../operator/contract/recurrence.ts'
import { centsFromReais } from '../rules/money.ts'
import { type Context, defineService, failure, isMissing, type ServiceAnswer } from '../service/service.ts'

const outcomes = {
  eligible: { gives: ['schedule.value', 'schedule.recipient', 'schedule.card'] },
  notEligible: {},
  /** The operator already repeats the customer's recharge automatically. */
  scheduled: {},
  refused: { says: true },
  unreachable: { says: true },
} as const

interface Checked extends ServiceAnswer<keyof typeof outcomes> {
  /** Brand and last digits of the card that would pay for the schedule. */
  readonly paidBy?: { readonly brand: string; readonly last: string }
}

/** Checks whether the last recharge can be repeated automatically: it was delivered, and its card is still saved. */
export const check = defineService({
  outcomes,
  needs: ['session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const { paidBy: _, ...answer } = await checkLast(context, signal)
    return answer
  },
})

/**
 * Checks whether the last recharge can be repeated automatically. Also returns the card that would pay, for a screen
 * that shows it.
 */
export async function checkLast({ fact, send }: Context, signal: AbortSignal): Promise<Checked> {
  const automatic = await send(getAutomaticRecharge, { params: { id: fact('session.customerId') ?? '' }, signal })
  if (automatic.kind !== 'ok') return failure(automatic)
  if (automatic.data.autoRechargeToggle) return { outcome: 'scheduled' }
  const last = await send(getLastRecharge, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
  if (isMissing(last)) return { outcome: 'notEligible' }
  if (last.kind !== 'ok') return failure(last)
  const { elegible, recipient, value, nsu, card } = last.data
  const isEligible = automatic.data.elegible && elegible === true && nsu !== undefined && card !== undefined
  if (!isEligible || recipient === undefined || value === undefined || value <= 0) return { outcome: 'notEligible' }
  return {
    outcome: 'eligible',
    gives: {
      'schedule.value': centsFromReais(value),
      'schedule.recipient': recipient,
      'schedule.card': card.tokenGWPagamento,
    },
    paidBy: { brand: card.bandeira, last: card.ultimosDigitos },
  }
}
