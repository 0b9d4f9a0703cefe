import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AppEvent } from './event.ts'
import { recordOf, requestOf } from './record.ts'

// The format `ExportLogsServiceRequest` of opentelemetry-proto 1.x as JSON
// (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding). It lists only the fields that the app uses, so a
// misspelt field is an error. 64-bit integers are decimal strings.
const value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().check(z.regex(/^-?\d{1,19}$/)) }),
])
const attributes = z.array(z.strictObject({ key: z.string().check(z.minLength(1)), value }))
const record = z.strictObject({
  timeUnixNano: z.string().check(z.regex(/^\d{19}$/)),
  eventName: z.string(),
  attributes,
})
const request = z.strictObject({
  resourceLogs: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeLogs: z.array(z.strictObject({ scope: z.strictObject({ name: z.string() }), logRecords: z.array(record) })),
    }),
  ),
})

const visit = {
  ...{ release: 'r1', flow: 'web', channel: 'web', variant: 'web~december', arm: 'control' },
  visit: '0123456789abcdef0123456789abcdef',
}
const events: readonly AppEvent[] = [
  { name: 'exposure', shown: true },
  { name: 'step', step: 'review', ms: 12.5 },
  { name: 'modal', step: 'review', modal: 'cvv' },
  { name: 'outcome', step: 'review', service: 'recharge.pay', outcome: 'paid', ms: 800 },
  { name: 'conversion', amount_class: 2_000 },
  { name: 'problem', problem: 'unread', code: 'GET /recharges date 902' },
]

test('the request that sends events is valid in the OTLP format, for each kind of event', () => {
  const records = events.map(event => recordOf(event, visit, 1_796_000_233_496.7, () => true))
  const body: unknown = JSON.parse(JSON.stringify(requestOf('0.1.0', records)))
  expect(z.parse(request, body)).toEqual(body)
})
