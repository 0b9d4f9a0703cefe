import type { FactValues } from '../facts.ts'
import { getLastRecharge } from '../operator/contract/recharge.ts'
import { type Context, defineService, failure, isMissing, type ServiceAnswer } from '../service/service.ts'
import { readCurrent } from './current.ts'
import { monthlyDay } from './monthly-day.ts'
import { scheduled, shownFacts } from './shown-schedule.ts'

/** The operator's code for a customer who must recharge once before they can create a schedule. */
const RECHARGE_FIRST = '1004'

const none = { sets: { 'schedule.isOn': false }, clears: ['schedule.since', 'schedule.told'] } as const

const outcomesOfFailure = { refused: { says: true }, unreachable: { says: true } } as const

/** Loads the customer's schedule into facts, if there is one. */
export const load = defineService({
  outcomes: { loaded: scheduled, none, ...outcomesOfFailure },
  needs: ['session.customerId'],
  async run(context, signal) {
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    if (current.data === null) return { outcome: 'none', gives: shownFacts(null) }
    return { outcome: 'loaded', gives: shownFacts(current.data) }
  },
})

/**
 * Prepares a schedule that the customer creates or changes. If the customer has never recharged, the service refuses
 * before they fill in the form. The customer's choices are kept, and the current schedule fills in the rest. If there
 * is no schedule, the new one is monthly, on today's day of the month (at most the 28th), for the customer's own
 * number.
 */
export const begin = defineService({
  outcomes: {
    ready: {
      gives: ['schedule.isOn', 'schedule.recipient'],
      mayGive: [
        'schedule.frequency',
        'schedule.day',
        'schedule.value',
        'schedule.card',
        'schedule.told',
        ...scheduled.mayGive,
      ],
      clears: ['schedule.isAgreed'],
    },
    noRecharge: { says: true },
    ...outcomesOfFailure,
  },
  needs: ['session.customerId', 'session.msisdn'],
  async run(context, signal): Promise<ServiceAnswer<'ready' | 'noRecharge' | 'refused' | 'unreachable'>> {
    const { send, fact, today } = context
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    if (current.data !== null)
      return { outcome: 'ready', gives: { ...goOn(context, shownFacts(current.data)), ...begun } }
    const last = await send(getLastRecharge, { params: { msisdn: fact('session.msisdn') ?? '' }, signal })
    if (isMissing(last)) return { outcome: 'noRecharge', code: RECHARGE_FIRST }
    if (last.kind !== 'ok') return failure(last)
    const isNew = fact('schedule.frequency') === undefined
    return {
      outcome: 'ready',
      gives: {
        ...shownFacts(null),
        ...begun,
        'schedule.recipient': fact('schedule.recipient') ?? fact('session.msisdn'),
        ...(isNew ? { 'schedule.frequency': 'monthly', 'schedule.day': monthlyDay(today()) } : {}),
      },
    }
  },
})

/** From now on the customer may change the schedule, so an earlier agreement is no longer valid. */
const begun: FactValues = { 'schedule.isAgreed': undefined }

/** Returns the facts of the current schedule. If the customer has already chosen some of them, these are left out. */
function goOn({ fact }: Context, current: FactValues): FactValues {
  const chosen = [fact('schedule.frequency'), fact('schedule.value'), fact('schedule.card')]
  if (chosen.every(one => one === undefined)) return current
  const card = {
    'schedule.card': current['schedule.card'],
    'schedule.cardBrand': current['schedule.cardBrand'],
    'schedule.cardLast': current['schedule.cardLast'],
  }
  return {
    'schedule.isOn': true,
    'schedule.since': current['schedule.since'],
    'schedule.told': current['schedule.told'],
    'schedule.recipient': fact('schedule.recipient') ?? current['schedule.recipient'],
    ...(fact('schedule.card') === undefined ? card : {}),
  }
}
