import type { FactValue } from '../facts.ts'
import { saveRecurrence, stopRecurrence } from '../operator/contract/recurrence.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { type Context, defineService, failure, failureAt, isMissing } from '../service.ts'
import { readCurrent } from './current.ts'

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

/** Recharges by itself from now on, every week or month. There is one schedule: a second one takes its place. */
export const save = defineService({
  outcomes: { saved: { gives: ['schedule.isOn', 'schedule.isAgreed'], changes: true }, ...refusals },
  needs: [
    'session.customerId',
    'schedule.frequency',
    'schedule.day',
    'schedule.value',
    'schedule.recipient',
    'schedule.card',
  ],
  async run(context, signal) {
    const answer = await send(context, signal, context.fact('schedule.frequency'), context.fact('schedule.day'))
    if (answer.kind === 'ok') return { outcome: 'saved', gives: { 'schedule.isOn': true, 'schedule.isAgreed': true } }
    return refusalOf(answer)
  },
})

const moved = ['schedule.frequency', 'schedule.day', 'schedule.newFrequency', 'schedule.newDay'] as const

/** The schedule goes on, on other days. Where more of it has to be changed for that, the new days are kept for then. */
export const change = defineService({
  outcomes: {
    changed: { says: true, gives: moved, changes: true },
    /** It was stopped elsewhere: what has ended is not begun again by a change. */
    gone: { says: true, changes: true },
    ...refusals,
    numberRefused: { says: true, gives: moved },
    valueRefused: { says: true, gives: moved },
    cardRefused: { says: true, gives: moved },
  },
  needs: ['session.customerId', 'schedule.newFrequency', 'schedule.newDay'],
  async run(context, signal) {
    const frequency = context.fact('schedule.newFrequency')
    const day = context.fact('schedule.newDay')
    const gives = {
      'schedule.frequency': frequency,
      'schedule.day': day,
      'schedule.newFrequency': undefined,
      'schedule.newDay': undefined,
    }
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    if (current.data === null) return { outcome: 'gone', code: 'scheduleGone' }
    const answer = await send(context, signal, frequency, day)
    if (answer.kind === 'ok') return { outcome: 'changed', code: 'scheduleChanged', gives }
    const refused = refusalOf(answer)
    return refused.outcome === 'refused' || refused.outcome === 'unreachable' ? refused : { ...refused, gives }
  },
})

function send(
  { fact, send: ask, newId }: Context,
  signal: AbortSignal,
  frequency: FactValue<'schedule.frequency'> | undefined,
  day: string | undefined,
) {
  const body = {
    frequency: (frequency ?? '').toUpperCase(),
    day: (day ?? '').toUpperCase(),
    value: fact('schedule.value') ?? 0,
    recipient: fact('schedule.recipient') ?? '',
    token: fact('schedule.card') ?? '',
  }
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
      },
    }
  },
})
