import { expect, test } from 'vitest'
import { type AppEvent, fieldsOf } from '../../runtime/events/event.ts'
import { recordOf, requestOf } from '../../runtime/events/record.ts'
import { event as columns } from '../../sandbox/events/event-log.ts'
import { readLogs } from '../../sandbox/events/otlp-logs.ts'

const visit = {
  ...{ release: 'r1', flow: 'web', channel: 'web', variant: 'web~december', arm: 'control' },
  visit: '0123456789abcdef0123456789abcdef',
}
const events: readonly AppEvent[] = [
  { name: 'exposure', shown: true },
  { name: 'step', step: 'review', ms: 12 },
  { name: 'modal', step: 'review', modal: 'cvv' },
  { name: 'outcome', step: 'review', service: 'recharge.pay', outcome: 'paid', ms: 800 },
  { name: 'conversion', amount_class: 2_000 },
  { name: 'problem', problem: 'unread', code: 'GET /recharges date 902' },
]

test('the sandbox’s event collector reads each event that the app sends, with all its fields', () => {
  const records = events.map((event, at) => recordOf(event, visit, at, () => true))
  const read = readLogs(JSON.parse(JSON.stringify(requestOf('0.1.0', records))))
  expect(read?.rejected).toBe(0)
  expect(read?.events).toMatchObject(events.map((event, at) => ({ ...visit, ...event, at })))
})

test('the table in which the server collects events has a column for each field of the app’s events, and no others', () => {
  const fields = Object.values(fieldsOf).flat()
  expect(new Set(Object.keys(columns.shape))).toEqual(new Set(['at', 'name', ...fields]))
})
