import { saveRecurrence, stopRecurrence } from '../operator/contract/recurrence.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { type Context, defineService, failure, failureAt, isMissing } from '../service/service.ts'
import { readCurrent } from './current.ts'
import { isSame, readShown, type ShownSchedule, scheduled, shownFacts, shownLine } from './shown-schedule.ts'

/** Codes for a wrong phone number. It is not a mobile number, or it cannot be recharged. */
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

/**
 * The code if the operator's schedule differs from the schedule on screen. Nothing was sent. The screen then shows the
 * operator's schedule.
 */
const DIFFERS = 'scheduleDiffers'

/** The parts of a schedule that stay when the customer changes its days. */
const terms = ['schedule.value', 'schedule.recipient', 'schedule.cardLast'] as const

/**
 * Saves the customer's weekly or monthly schedule. It replaces an existing schedule, because a customer has one at
 * most.
 */
export const save = defineService({
  outcomes: {
    saved: {
      gives: ['schedule.told'],
      sets: { 'schedule.isOn': true, 'schedule.isAgreed': true },
      changes: true,
    },
    differs: {
      says: true,
      gives: ['schedule.isOn'],
      mayGive: ['schedule.since', 'schedule.told'],
      changes: true,
    },
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
  agreedTo: [...terms, 'schedule.frequency', 'schedule.day'],
  async run(context, signal) {
    const { fact } = context
    const chosen: ShownSchedule = {
      frequency: fact('schedule.frequency') ?? 'monthly',
      day: fact('schedule.day') ?? '',
      amountCents: fact('schedule.value') ?? 0,
      recipient: fact('schedule.recipient') ?? '',
      card: fact('schedule.card') ?? '',
      paidBy: paidBy(fact('schedule.cardBrand'), fact('schedule.cardLast')),
    }
    const gives = { 'schedule.isOn': true, 'schedule.isAgreed': true, 'schedule.told': shownLine(chosen) }
    const current = await readCurrent(context, signal)
    if (current.kind !== 'ok') return failure(current)
    const there = current.data ?? undefined
    if (!isSame(there, readShown(fact('schedule.told')))) {
      // An earlier attempt with a lost answer has already saved this schedule.
      if (isSame(there, chosen)) return { outcome: 'saved', gives }
      const { 'schedule.isOn': isOn, 'schedule.since': since, 'schedule.told': shown } = shownFacts(current.data)
      const news = { 'schedule.isOn': isOn, 'schedule.since': since, 'schedule.told': shown }
      return { outcome: 'differs', code: DIFFERS, gives: news }
    }
    const answer = await send(context, signal, chosen)
    return answer.kind === 'ok' ? { outcome: 'saved', gives } : refusalOf(answer)
  },
})

const moved = {
  gives: ['schedule.frequency', 'schedule.day'],
  clears: ['schedule.newFrequency', 'schedule.newDay'],
} as const

/**
 * Changes the days of the schedule. If the operator refuses the schedule's number, amount or card, the new days stay
 * chosen.
 */
export const change = defineService({
  outcomes: {
    changed: { says: true, gives: [...moved.gives, 'schedule.told'], clears: moved.clears, changes: true },
    /** The schedule was stopped on another device. A change must not start it again. */
    gone: { says: true, changes: true },
    differs: { says: true, ...scheduled, changes: true },
    ...refusals,
    numberRefused: { says: true, ...moved },
    valueRefused: { says: true, ...moved },
    cardRefused: { says: true, ...moved },
  },
  needs: ['session.customerId', 'schedule.newFrequency', 'schedule.newDay'],
  agreedTo: [...terms, 'schedule.newFrequency', 'schedule.newDay'],
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
    // Only the days come from this tab. Everything else comes from the operator's schedule.
    const wanted = { ...current.data, frequency, day }
    const changed = {
      outcome: 'changed',
      code: 'scheduleChanged',
      gives: { ...gives, 'schedule.told': shownLine(wanted) },
    } as const
    const shown = readShown(fact('schedule.told'))
    if (!isSame(current.data, shown)) {
      const asked = shown === undefined ? undefined : { ...shown, frequency, day }
      // The operator already has the new days: an earlier request was accepted, and only its answer was lost.
      if (isSame(current.data, asked)) return changed
      return { outcome: 'differs', code: DIFFERS, gives: shownFacts(current.data) }
    }
    const answer = await send(context, signal, wanted)
    if (answer.kind === 'ok') return changed
    const refused = refusalOf(answer)
    return refused.outcome === 'refused' || refused.outcome === 'unreachable' ? refused : { ...refused, gives }
  },
})

function paidBy(brand: string | undefined, last: string | undefined): ShownSchedule['paidBy'] {
  return brand === undefined || last === undefined ? undefined : { brand, last }
}

function send({ fact, send: ask, newId }: Context, signal: AbortSignal, wanted: ShownSchedule) {
  const { frequency, day, amountCents, recipient, card } = wanted
  const body = {
    frequency: frequency.toUpperCase(),
    day: day.toUpperCase(),
    value: amountCents,
    recipient,
    token: card,
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

/** Stops the schedule. A 404 counts as success, because the schedule is already stopped. */
export const stop = defineService({
  outcomes: {
    stopped: {
      says: true,
      changes: true,
      clears: [...scheduled.gives, ...scheduled.mayGive, 'schedule.isOn', 'schedule.isAgreed'],
    },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: ['session.customerId'],
  refusedIf: [{ 'operator.lacksScheduleStop': true }],
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
