import { saveRecurrence, stopRecurrence } from '../operator/contract/recurrence.ts'
import { numbers } from '../operator/contract/refusals.ts'
import { defineService, failure, failureAt, wasGone } from '../service.ts'

/** Also of a number that is a mobile one, but cannot be recharged. */
const numberCodes = [...numbers, 208, 403, 404, 405]
const valueCodes = [402, 418, 424, 426, 427]
const cardCodes = [263]

/** Recharges by itself from now on, every week or month. There is one schedule: a second one takes its place. */
export const save = defineService({
  outcomes: {
    saved: { gives: ['schedule.isOn'], changes: true },
    numberRefused: { says: true },
    valueRefused: { says: true },
    cardRefused: { says: true },
    refused: { says: true },
    unreachable: { says: true, changes: true },
  },
  needs: [
    'session.customerId',
    'schedule.frequency',
    'schedule.day',
    'schedule.value',
    'schedule.recipient',
    'schedule.card',
  ],
  async run({ fact, send, newId }, signal) {
    const body = {
      frequency: (fact('schedule.frequency') ?? '').toUpperCase(),
      day: (fact('schedule.day') ?? '').toUpperCase(),
      value: fact('schedule.value') ?? 0,
      recipient: fact('schedule.recipient') ?? '',
      token: fact('schedule.card') ?? '',
    }
    const params = { id: fact('session.customerId') ?? '' }
    const answer = await send(saveRecurrence, { params, body, key: newId(), signal })
    if (answer.kind === 'ok') return { outcome: 'saved', gives: { 'schedule.isOn': true } }
    return failureAt(answer, [
      ['numberRefused', numberCodes],
      ['valueRefused', valueCodes],
      ['cardRefused', cardCodes],
    ])
  },
})

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
    if (answer.kind !== 'ok' && !wasGone(answer)) return failure(answer)
    return {
      outcome: 'stopped',
      code: 'scheduleStopped',
      gives: {
        'schedule.frequency': undefined,
        'schedule.day': undefined,
        'schedule.value': undefined,
        'schedule.recipient': undefined,
        'schedule.card': undefined,
        'schedule.isOn': undefined,
      },
    }
  },
})
