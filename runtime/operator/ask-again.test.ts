import { describe, expect, test } from 'vitest'
import { neverAnswers, respond } from '../../tests/runtime/network.ts'
import { bases, openPage } from '../../tests/runtime/page.ts'
import { createClient } from './client.ts'
import { getCustomer } from './contract/customer.ts'
import { getAutomaticRecharge, saveRecurrence, stopRecurrence } from './contract/recurrence.ts'
import { calls } from './contract/table.ts'

const ANSWER = { elegible: true, autoRechargeToggle: false }
const params = { id: '1' }

/**
 * Sends a call to an operator that answers with these statuses in this order. Returns the answer and when each request
 * was sent.
 */
async function askWith(...statuses: readonly number[]) {
  const page = openPage()
  const start = page.clock.now()
  const sentAt: number[] = []
  const left = [...statuses]
  page.network.plan(
    'automatic_recharge',
    async () => {
      sentAt.push(page.clock.now() - start)
      const status = left.shift() ?? 200
      return respond(status, status === 200 ? ANSWER : {})
    },
    10,
  )
  const answer = await page.clock.finish(page.context.send(getAutomaticRecharge, { params }))
  return { answer, sentAt }
}

describe('retries of a read', () => {
  test('a read that the operator has answered is not sent again', async () => {
    expect((await askWith(200)).sentAt).toEqual([0])
  })

  test('if a read fails with a 5xx, it is sent again after 300, 600 and 1200 ms, and then fails', async () => {
    const { answer, sentAt } = await askWith(500, 502, 503, 504)
    expect(sentAt).toEqual([0, 300, 900, 2100])
    expect(answer).toMatchObject({ kind: 'refused', status: 504 })
  })

  test('if a read fails once, it is sent again, and its second answer is returned', async () => {
    const { answer, sentAt } = await askWith(500, 200)
    expect(sentAt).toEqual([0, 300])
    expect(answer).toEqual({ kind: 'ok', data: ANSWER })
  })

  test.each([401, 404, 422, 429])('if a read is refused with status %d, it is sent only once', async status => {
    expect((await askWith(status)).sentAt).toEqual([0])
  })

  test('if the answer to a read was lost, the read is sent again until the customer leaves the page', async () => {
    const page = openPage()
    page.network.plan('automatic_recharge', neverAnswers, 10)
    const abort = new AbortController()
    const answer = page.context.send(getAutomaticRecharge, { params, signal: abort.signal })
    await page.clock.advance(25_400)
    expect(page.network.sent).toHaveLength(2)
    abort.abort()
    expect(await answer).toEqual({ kind: 'lost', why: 'left' })
    expect(page.network.sent).toHaveLength(2)
  })
})

test('the contract allows no call that writes to be repeated, and the client would not repeat it', async () => {
  for (const [name, call] of Object.entries(calls))
    if ('retries' in call && call.retries) expect(call.effect, name).toBe('read')
  const page = openPage()
  page.network.plan('recurrence', async () => respond(500, {}), 10)
  const call = { ...saveRecurrence, retries: { times: 3, firstDelayMs: 1 } }
  const body = { frequency: 'WEEKLY', day: 'MONDAY', value: 2000, recipient: '1', token: 't' }
  await page.clock.finish(page.context.send(call, { params, body }))
  expect(page.network.sent).toHaveLength(1)
})

test('a call in the config’s list `lacks` is not sent and gets code 999, unless it is one of the operator’s published calls', async () => {
  const page = openPage()
  const send = createClient({
    fetch: page.network.fetch,
    clock: page.clock,
    bases,
    isOnline: () => true,
    headers: () => ({}),
    token: () => undefined,
    onSessionEnded: () => undefined,
    onServerTime: () => undefined,
    lacks: new Set(['DELETE /customers/{id}/recurrence', 'GET /v3/customers/{msisdn}/']),
  })
  expect(await send(stopRecurrence, { params })).toEqual({ kind: 'refused', status: 405, code: 999 })
  expect(page.network.sent).toEqual([])
  expect(await send(getCustomer, { params: { msisdn: '1' } })).toMatchObject({ status: 401 })
})
