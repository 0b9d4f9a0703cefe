import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { respond } from '../../tests/runtime/network.ts'
import { openPage } from '../../tests/runtime/page.ts'
import { createClient } from './client.ts'
import { type Call, callName, defineCall } from './contract/call.ts'
import { lenient } from './contract/lenient.ts'
import { getPaymentMethods } from './contract/payment.ts'
import { getRechargeStatus } from './contract/recharge.ts'

const getLines = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/lines',
  who: 'anyone',
  response: z.object({ lines: z.array(z.object({ id: z.string(), date: lenient(z.string()) })) }),
})

const around = {
  bases: { a: '/a', b: '/b', cards: '/c', brands: '/c', bins: '/c', geo: '/g' },
  headers: () => ({}),
  token: () => undefined,
  onSessionEnded: () => undefined,
  onServerTime: () => undefined,
}

/**
 * Sends the call to an operator with this answer. Returns the answer and the unreadable fields that the client
 * reported.
 */
async function ask(status: number, body: unknown, asked: Call = getLines) {
  const page = openPage()
  const heard: unknown[] = []
  const send = createClient({
    ...around,
    fetch: async () => respond(status, body),
    clock: page.clock,
    isOnline: () => true,
    onUnread: (call, expected) => heard.push([call, ...expected]),
  })
  const answer = await send(asked, { params: { id: '11987654321' } })
  return { answer, heard }
}

const call = 'GET /customers/{id}/lines'

test.each([
  ['an optional field that it left out', { lines: [{ id: '1', date: 7 }] }, 'ok', [['lines[].date', 'string']]],
  ['a required field that is unreadable', { lines: 'none' }, 'lost', [['lines', 'array']]],
  [
    'a list without a readable item',
    { lines: [{ id: null }] },
    'lost',
    [
      ['lines[].id', 'string'],
      ['lines[]', 'an item with the fields that the app needs'],
    ],
  ],
  ['an answer that is not JSON', '<html>11987654321</html>', 'lost', [['', 'JSON']]],
])('the client reports the call and %s, but reports no value from the answer', async (_, body, kind, fields) => {
  const { answer, heard } = await ask(200, body)
  expect(answer.kind).toBe(kind)
  expect(heard).toEqual([[call, ...fields]])
  expect(JSON.stringify(heard)).not.toContain('11987654321')
})

test('the client reports a refusal whose code is unreadable, but not an error page of a proxy', async () => {
  expect((await ask(422, { code: 'E1' })).heard).toEqual([[call, ['code', 'int']]])
  expect((await ask(422, '<html></html>')).heard).toEqual([])
})

test('if the client could read an answer completely, it reports nothing', async () => {
  expect((await ask(200, { lines: [{ id: '1', date: '2026-11-27' }] })).heard).toEqual([])
})

const toPay = callName(getPaymentMethods)
const status = callName(getRechargeStatus)

test.each([
  [
    getPaymentMethods,
    { payment_methods: ['PIX', 'boleto'] },
    [toPay, ['payment_methods', expect.stringMatching(/^at least one of credit, .*pix/)]],
  ],
  [
    getPaymentMethods,
    { payment_methods: [] },
    [toPay, ['payment_methods', expect.stringMatching(/^at least one of /)]],
  ],
  [
    getRechargeStatus,
    { status: 'paid', nsu: 'n1', date: '2026-11-27' },
    [status, ['status', 'one of OK, NOK, PENDING']],
  ],
])('the client reports an answer with words that the app does not know: case %#', async (asked, body, expected) => {
  expect((await ask(200, body, asked)).heard).toEqual([expected])
})

test('the client reports a call without an answer only if the browser is online', async () => {
  const { clock } = openPage()
  const heard: string[] = []
  let isOnline = true
  const send = createClient({
    ...around,
    clock,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    isOnline: () => isOnline,
    onUnanswered: ({ path }) => heard.push(path),
  })
  await send(getLines, { params: { id: '1' } })
  expect(heard).toEqual([getLines.path])
  isOnline = false
  await send(getLines, { params: { id: '1' } })
  expect(heard).toEqual([getLines.path])
})
