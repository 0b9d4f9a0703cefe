import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flowOf, step } from '../../tests/engine/small-flow.ts'
import { type AppEvent, amountClass, type Visit } from './event.ts'
import { recordOf } from './record.ts'
import { wordsOf } from './words.ts'

const visit: Visit = {
  release: 'a1b2c3d4e5f6',
  flow: 'web',
  channel: 'mobile_web',
  variant: 'web~december',
  arm: 'short',
  visit: '0123456789abcdef0123456789abcdef',
}
const flow = flowOf({
  steps: {
    review: step({ on: { pay: { run: 'recharge.pay', outcomes: { paid: 'step:review', cvvMissing: 'modal:cvv' } } } }),
  },
  modals: { cvv: { title: 'M', blocks: [] } },
})
const isKnown = wordsOf(flow)
const fieldsIn = (event: AppEvent, of = visit) =>
  Object.fromEntries(recordOf(event, of, 1_000, isKnown).attributes.map(({ key, value }) => [key, value]))

function eventNamed(name: AppEvent['name']): AppEvent {
  return JSON.parse(JSON.stringify({ name }))
}

const ofVisit = {
  'recarrega.release': { stringValue: 'a1b2c3d4e5f6' },
  'recarrega.flow': { stringValue: 'web' },
  'recarrega.channel': { stringValue: 'mobile_web' },
  'recarrega.variant': { stringValue: 'web~december' },
  'recarrega.arm': { stringValue: 'short' },
  'recarrega.visit': { stringValue: '0123456789abcdef0123456789abcdef' },
}

test.each<[AppEvent, object]>([
  [{ name: 'exposure', shown: false }, { 'recarrega.shown': { boolValue: false } }],
  [
    { name: 'step', step: 'review', ms: 812.4 },
    { 'recarrega.step': { stringValue: 'review' }, 'recarrega.ms': { intValue: '812' } },
  ],
  [
    { name: 'modal', step: 'review', modal: 'cvv' },
    { 'recarrega.step': { stringValue: 'review' }, 'recarrega.modal': { stringValue: 'cvv' } },
  ],
  [
    { name: 'outcome', step: 'review', service: 'recharge.pay', outcome: 'cvvMissing', ms: undefined },
    {
      'recarrega.step': { stringValue: 'review' },
      'recarrega.service': { stringValue: 'recharge.pay' },
      'recarrega.outcome': { stringValue: 'cvvMissing' },
    },
  ],
  [{ name: 'conversion', amount_class: 2_490 }, { 'recarrega.amount_class': { intValue: '2000' } }],
  [
    { name: 'problem', problem: 'unread', code: 'GET /v3/customers/{msisdn}/ cards[].brand 902' },
    {
      'recarrega.problem': { stringValue: 'unread' },
      'recarrega.code': { stringValue: 'GET /v3/customers/{msisdn}/ cards[].brand 902' },
    },
  ],
])('the record of %j contains this event’s fields and the visit’s fields, and no others', (event, own) => {
  expect(fieldsIn(event)).toEqual({ ...ofVisit, ...own })
})

test('a record contains the event’s name and its time in nanoseconds', () => {
  const record = recordOf({ name: 'exposure', shown: true }, visit, 1_796_000_000_123, isKnown)
  expect(record).toMatchObject({ eventName: 'recarrega.exposure', timeUnixNano: '1796000000123000000' })
})

test.each([
  [0, 0],
  [499, 0],
  [1_500, 1_500],
  [2_499, 2_000],
  [50_000, 50_000],
  [999_999, 50_000],
])('an amount of %i cents is sent as the class %i', (cents, sent) => {
  expect(amountClass(cents)).toBe(sent)
})

describe('texts that are not ids of the configs or words of the code are left out', () => {
  const secret = fc.oneof(
    fc.stringMatching(/^\d{3,19}$/),
    fc.constantFrom('Ana Souza', 'ana@example.com', '529.982.247-25', '/recarga?numero=11987654321', '12/30'),
    fc.string({ minLength: 1 }).filter(text => !/^[a-z][a-z0-9_-]*$/.test(text)),
  )
  const names = ['exposure', 'step', 'modal', 'outcome', 'conversion', 'problem'] as const
  const words = [
    'flow',
    'channel',
    'variant',
    'arm',
    'visit',
    'step',
    'modal',
    'service',
    'outcome',
    'problem',
  ] as const

  test('if any field of an event contains a secret text, this text is left out of the record', () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...names), (text, name) => {
        const leaking = Object.fromEntries(
          [...words, 'shown', 'ms', 'amount_class', 'msisdn'].map(word => [word, text]),
        )
        const record = recordOf(Object.assign(eventNamed(name), leaking), { ...visit, ...leaking }, 1, isKnown)
        expect(record.attributes.map(({ key }) => key)).toEqual(['recarrega.release'])
      }),
    )
  })

  test('an event names a step, modal, service or outcome only if the flow has it; any other text is left out', () => {
    expect(fieldsIn({ name: 'step', step: 'maria', ms: 1 })).not.toHaveProperty(['recarrega.step'])
    expect(fieldsIn({ name: 'modal', step: 'review', modal: 'maria' })).not.toHaveProperty(['recarrega.modal'])
    const outcome = fieldsIn({ name: 'outcome', step: 'review', service: 'maria', outcome: 'souza', ms: 1 })
    expect(outcome).toEqual({
      ...ofVisit,
      'recarrega.step': { stringValue: 'review' },
      'recarrega.ms': { intValue: '1' },
    })
  })

  test('an event about an unknown problem leaves out the problem’s name, and a code longer than four digits', () => {
    expect(fieldsIn({ name: 'problem', problem: 'maria', code: 'GET /recharges 11987654321' })).toEqual(ofVisit)
  })
})
