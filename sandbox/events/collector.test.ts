import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyOf, eventLike, recordOf } from '../testing/events.ts'
import { addCollector, COLLECTOR } from './collector.ts'
import type { Event } from './event-log.ts'
import { createSqliteEvents } from './sqlite-events.ts'

function openCollector() {
  const kept: Event[] = []
  const app = new Hono()
  addCollector(app, { add: events => void kept.push(...events), arms: () => [], clear: () => {} })
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.request(COLLECTOR, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  return { kept, send }
}

const conversion = eventLike({ name: 'conversion', variant: 'web~december', arm: 'patch', amount_class: 2000, ms: 0 })

test('the event collector stores every event of a valid request, with its time in ms', async () => {
  const { kept, send } = openCollector()
  const exposure = eventLike({ name: 'exposure', shown: false, channel: 'pwa' })
  const answer = await send(bodyOf([exposure, conversion]))
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(kept).toEqual([exposure, conversion])
})

test('the collector drops attributes that are not on its list, such as a phone number', async () => {
  const { kept, send } = openCollector()
  const attributes = [
    { key: 'recarrega.msisdn', value: { stringValue: '11987654321' } },
    { key: 'msisdn', value: { stringValue: '11987654321' } },
  ]
  const record = recordOf(conversion)
  await send(bodyOf([], [{ ...record, attributes: [...record.attributes, ...attributes] }]))
  expect(kept).toEqual([conversion])
})

test('of a request with invalid events, the collector stores the valid ones and answers how many it rejected, and why', async () => {
  const { kept, send } = openCollector()
  const record = recordOf(conversion)
  const answer = await send(bodyOf([conversion], [{ ...record, eventName: 'recarrega.greeting' }, {}]))
  expect(await answer.json()).toEqual({
    partialSuccess: { rejectedLogRecords: '2', errorMessage: expect.stringContaining('name: ') },
  })
  expect(kept).toEqual([conversion])
})

test.each([
  ['a text attribute of another type', { key: 'recarrega.step', value: { intValue: '1' } }, 'step: '],
  ['a text attribute that is too long', { key: 'recarrega.step', value: { stringValue: 'x'.repeat(201) } }, 'step: '],
  ['a negative amount', { key: 'recarrega.amount_class', value: { intValue: '-5' } }, 'attributes.'],
])('the collector rejects a record with %s', async (_, attribute, reason) => {
  const { kept, send } = openCollector()
  const record = recordOf(eventLike({ name: 'step' }))
  const answer = await send(bodyOf([], [{ ...record, attributes: [...record.attributes, attribute] }]))
  expect(await answer.json()).toMatchObject({ partialSuccess: { errorMessage: expect.stringContaining(reason) } })
  expect(kept).toEqual([])
})

test.each([
  ['no JSON', 'hello', {}, 400, 'ExportLogsServiceRequest'],
  ['JSON of another shape', '{"logs": []}', {}, 400, 'ExportLogsServiceRequest'],
  ['protobuf', 'x', { 'content-type': 'application/x-protobuf' }, 415, 'application/json'],
  ['plain text, which pages of any origin can send', bodyOf([]), { 'content-type': 'text/plain' }, 415, 'JSON'],
  ['compressed JSON', 'x', { 'content-encoding': 'gzip' }, 415, 'encoding'],
  ['300 KB', `"${'x'.repeat(300 * 1024)}"`, {}, 413, '256 KB'],
])('the collector refuses %s with a message', async (_, body, headers, status, words) => {
  const { send } = openCollector()
  const answer = await send(body, headers)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
})

test('when the event log is full, the oldest events are deleted', () => {
  const log = createSqliteEvents(':memory:', 10)
  for (let at = 0; at < 25; at += 1)
    log.add([eventLike({ name: 'exposure', at, variant: 'web~trial', arm: 'control', visit: `visit ${at}` })])
  expect(log.arms()).toMatchObject([{ arm: 'control', exposures: 10 }])
  log.clear()
  expect(log.arms()).toEqual([])
  log.close()
})
