import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../runtime/operator/contract/table.ts'
import { type Operator, openOperator, present } from './testing/operator.ts'

const ANA = '11987654321'
const MOTHER = '11976543210'
const MINUTE_MS = 60_000
const signed = z.object({ payload: z.string(), path: z.string() })

async function sign(operator: Operator, what: object): Promise<string> {
  return z.parse(signed, (await operator.control('POST', '/links', what)).json).payload
}

const open = (operator: Operator, payload: string, key?: string) =>
  operator.ask(calls.openSession, { body: { payload }, ...(key !== undefined && { key }) })

describe('a signed link', () => {
  test('a signed link logs its customer in, with the link’s amount and number', async () => {
    const operator = openOperator()
    const { status, data } = await open(
      operator,
      await sign(operator, { msisdn: ANA, valueCents: 3000, recipient: MOTHER }),
    )
    expect(status).toBe(201)
    expect(data).toMatchObject({ msisdn: ANA, rechargeValue: { id: 3000 }, msisdnRecebedor: MOTHER })
    const { id: token } = present(data)
    expect((await operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token })).status).toBe(200)
  })

  test('a signed link works once, but its request can be repeated after a lost answer', async () => {
    const operator = openOperator()
    const payload = await sign(operator, { msisdn: ANA })
    const first = await open(operator, payload, 'k')
    expect((await open(operator, payload, 'k')).data).toEqual(first.data)
    for (const key of [undefined, 'other']) {
      const again = await open(operator, payload, key)
      expect([again.status, again.code]).toEqual([403, 245])
    }
  })

  test('a signed link works for five minutes', async () => {
    const operator = openOperator()
    const [early, late] = [await sign(operator, { msisdn: ANA }), await sign(operator, { msisdn: ANA })]
    operator.pass(5 * MINUTE_MS - 1)
    expect((await open(operator, early)).status).toBe(201)
    operator.pass(1)
    expect((await open(operator, late)).code).toBe(245)
    expect((await open(operator, early)).code).toBe(245)
  })

  test('if a link was changed after signing or was never signed, it opens no session', async () => {
    const operator = openOperator()
    const payload = await sign(operator, { msisdn: ANA, valueCents: 1000 })
    const other = await sign(operator, { msisdn: '21998765432', valueCents: 1000 })
    const SIGNATURE = 43
    const forged = [
      other.slice(0, -SIGNATURE) + payload.slice(-SIGNATURE),
      `${payload.slice(0, -1)}${payload.endsWith('A') ? 'B' : 'A'}`,
      payload.slice(1),
      payload.slice(-SIGNATURE),
      '',
      '💥',
    ]
    for (const one of forged) expect((await open(operator, one)).code, one).toBe(243)
    expect(operator.world.store.list('session')).toEqual([])
    expect((await open(operator, payload)).status).toBe(201)
  })

  test('a signed link for an unknown customer is refused with the code that a login with this number gets', async () => {
    const operator = openOperator()
    expect((await open(operator, await sign(operator, { msisdn: '11912345678' }))).code).toBe(200)
    expect((await open(operator, await sign(operator, { msisdn: '11900000215' }))).code).toBe(215)
  })

  test('a signed link’s address ends with a signature of 43 characters, so no server mistakes it for a file', async () => {
    const operator = openOperator()
    const { json, status } = await operator.control('POST', '/links', { msisdn: ANA, recipient: MOTHER })
    expect(status).toBe(201)
    expect(z.parse(signed, json).path).toMatch(/^\/api-payment\/[\w-]+\.[\w-]{43}$/)
  })

  test('the form on the sandbox’s page redirects to a signed link', async () => {
    const body = new URLSearchParams({ msisdn: ANA, valueCents: '2000', recipient: '' })
    const answer = await openOperator().app.request('/sandbox/links', { method: 'POST', body })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/api-payment\/[\w-]+\.[\w-]{43}$/)
  })
})

test('an incomplete login by SMS code or signed link is refused with the name of its missing field', async () => {
  const { app } = openOperator()
  const refused = async (body: object) => {
    const answer = await app.request('/operator/a/sessions', { method: 'POST', body: JSON.stringify(body) })
    return [answer.status, await answer.json()]
  }
  expect(await refused({})).toEqual([400, { code: 102, message: 'payload is missing' }])
  expect(await refused({ encryptedMsisdn: 'x' })).toEqual([400, { code: 102, message: 'authCode is missing' }])
  expect(await refused({ payload: 7 })).toEqual([400, { code: 101, message: 'payload is invalid' }])
})
