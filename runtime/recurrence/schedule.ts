import { saveRecurrence, stopRecurrence } from '../operator/contract/recurrence.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { type Context, defineService, failure, failureAt, isMissing } from '../service.ts'
import { readCurrent } from './current.ts'
import { fromTold, isSame, scheduledFacts, type Told, toldFacts, toldLine } from './told.ts'

/** Also of a number that is a mobile one, but cannot be recharged. */
const numberCodes = [...numbers, 208, 403, 404, 405]
const valueCodes = [402, 418, 424, 426, 427]
const cardCodes = [263]

const refusals = {
  numberRefused: { says: true },
  valueRefused: { says: true },
  cardRefused: { says: true },
  refused: { says: true },
  unreachable: { says: true, changes: true },
} as const

/** It is not what the person was told, so nothing was sent: they are told what is there, and may agree anew. */
const DIFFERS = 'scheduleDiffers'

/** Recharges by itself from now on, every week or month. There is one schedule: a second one takes its place. */
export const save = defineService({
  outcomes: {
    saved: { gives: ['schedule.isOn', 'schedule.isAgreed', 'schedule.told'], changes: true },
    differs: { says: true, gives: ['schedule.isOn', 'schedule.since', 'schedule.told'], changes: true },
    ...refusals,
  },
  needs: [
    'session.customerId',
    'schedule.frequency',
    'schedule.day',
    'schedule.value',
    'schedule.recipient',
    'schedule.card',
  ],
  async run(context, signal) {
    const { fact } = context
    const chosen: Told = {
      frequency: fact('schedule.frequency') ?? 'monthly',
      day: fact('schedule.day') ?? '',
      valueCents: fact('schedule.value') ?? 0,
      recipient: fact('schedule.recipient') ?? '',
      card: fact('schedule.card') ?? '',
      paidBy: paidBy(fact('schedule.cardBrand'), fact('schedule.cardLast')),
    }
    const gives = { 'schedule.isOn': true, 'schedule.isAgreed': true, 'schedule.told': toldLine(chosen) }
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    const there = current.data ?? undefined
    if (!isSame(there, fromTold(fact('schedule.told')))) {
      // It was saved by an attempt whose answer was lost.
      if (isSame(there, chosen)) return { outcome: 'saved', gives }
      const { 'schedule.isOn': isOn, 'schedule.since': since, 'schedule.told': told } = toldFacts(current.data)
      const news = { 'schedule.isOn': isOn, 'schedule.since': since, 'schedule.told': told }
      return { outcome: 'differs', code: DIFFERS, gives: news }
    }
    const answer = await send(context, signal, chosen)
    return answer.kind === 'ok' ? { outcome: 'saved', gives } : refusalOf(answer)
  },
})

const moved = ['schedule.frequency', 'schedule.day', 'schedule.newFrequency', 'schedule.newDay'] as const

/** The schedule goes on, on other days. Where more of it has to be changed for that, the new days are kept for then. */
export const change = defineService({
  outcomes: {
    changed: { says: true, gives: [...moved, 'schedule.told'], changes: true },
    /** It was stopped elsewhere: what has ended is not begun again by a change. */
    gone: { says: true, changes: true },
    differs: { says: true, gives: scheduledFacts, changes: true },
    ...refusals,
    numberRefused: { says: true, gives: moved },
    valueRefused: { says: true, gives: moved },
    cardRefused: { says: true, gives: moved },
  },
  needs: ['session.customerId', 'schedule.newFrequency', 'schedule.newDay'],
  async run(context, signal) {
    const { fact } = context
    const frequency = fact('schedule.newFrequency') ?? 'monthly'
    const day = fact('schedule.newDay') ?? ''
    const gives = {
      'schedule.frequency': frequency,
      'schedule.day': day,
      'schedule.newFrequency': undefined,
      'schedule.newDay': undefined,
    }
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    if (current.data === null) return { outcome: 'gone', code: 'scheduleGone' }
    // All but the days goes on as it is there, not as this tab has it.
    const wanted = { ...current.data, frequency, day }
    const changed = {
      outcome: 'changed',
      code: 'scheduleChanged',
      gives: { ...gives, 'schedule.told': toldLine(wanted) },
    } as const
    const told = fromTold(fact('schedule.told'))
    if (!isSame(current.data, told)) {
      const asked = told === undefined ? undefined : { ...told, frequency, day }
      // It was saved by an attempt whose answer was lost.
      if (isSame(current.data, asked)) return changed
      return { outcome: 'differs', code: DIFFERS, gives: toldFacts(current.data) }
    }
    const answer = await send(context, signal, wanted)
    if (answer.kind === 'ok') return changed
    const refused = refusalOf(answer)
    return refused.outcome === 'refused' || refused.outcome === 'unreachable' ? refused : { ...refused, gives }
  },
})

function paidBy(brand: string | undefined, last: string | undefined): Told['paidBy'] {
  return brand === undefined || last === undefined ? undefined : { brand, last }
}

function send({ fact, send: ask, newId }: Context, signal: AbortSignal, wanted: Told) {
  const { frequency, day, valueCents, recipient, card } = wanted
  const body = { frequency: frequency.toUpperCase(), day: day.toUpperCase(), value: valueCents, recipient, token: card }
  return ask(saveRecurrence, { params: { id: fact('session.customerId') ?? '' }, body, key: newId(), signal })
}

function refusalOf(answer: Parameters<typeof failure>[0]) {
  return failureAt(answer, [
    ['numberRefused', numberCodes],
    ['valueRefused', valueCodes],
    ['cardRefused', cardCodes],
  ])
}

/** There is no schedule any more, whether or not there was one. */
export const stop = defineService({
  outcomes: {
    stopped: { says: true, changes: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.customerId'],
  async run(context, signal) {
    const params = { id: context.fact('session.customerId') ?? '' }
    const answer = await context.send(stopRecurrence, { params, key: context.newId(), signal })
    if (answer.kind !== 'ok' && !isMissing(answer)) return failure(answer)
    return {
      outcome: 'stopped',
      code: 'scheduleStopped',
      gives: {
        'schedule.frequency': undefined,
        'schedule.day': undefined,
        'schedule.value': undefined,
        'schedule.recipient': undefined,
        'schedule.card': undefined,
        'schedule.cardBrand': undefined,
        'schedule.cardLast': undefined,
        'schedule.since': undefined,
        'schedule.isOn': undefined,
        'schedule.isAgreed': undefined,
        'schedule.told': undefined,
      },
    }
  },
})
