import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../runtime/operator/contract/table.ts'
import { seedCustomers } from '../seed/seed.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const ANA = '11987654321'
const created = z.object({ msisdn: z.string(), id: z.string() })
type Operator = ReturnType<typeof openOperator>

const post = (operator: Operator, path: string, fields: Record<string, string> = {}) =>
  operator.app.request(`/sandbox${path}`, { method: 'POST', body: new URLSearchParams(fields) })

const pageOf = async (operator: Operator) => (await operator.app.request('/sandbox')).text()

test.each(seedCustomers.map(seed => seed.key))(
  'a new customer who is a copy of %s has their own number, cards and history',
  async key => {
    const operator = openOperator()
    const seed = present(seedCustomers.find(one => one.key === key))
    const one = z.parse(created, (await operator.control('POST', '/customers', { like: key })).json)
    const two = z.parse(created, (await operator.control('POST', '/customers', { like: key })).json)
    expect(new Set([one.msisdn, two.msisdn, seed.msisdn]).size).toBe(3)
    expect(one.msisdn).toMatch(/^\d{2}9\d{8}$/)
    expect(await operator.ledger(one.msisdn)).toEqual([])
    if (seed.blocked) {
      expect((await operator.ask(calls.sendSmsToken, { body: { msisdn: one.msisdn } })).code).toBe(207)
      return
    }
    const session = await operator.login(one.msisdn)
    expect(session.id).toBe(one.id)
    expect(session.cards.map(card => card.last)).toEqual(seed.cards.map(card => card.last))
    const { data } = await operator.ask(calls.getRecharges, { params: { msisdn: one.msisdn }, token: session.token })
    expect(data?.recharges).toHaveLength(seed.recharges.length)
    expect(new Set(data?.recharges.map(recharge => recharge.recipient))).not.toContain(seed.msisdn)
  },
)

test('creating a copy of an unknown test customer is refused with the list of known test customers', async () => {
  const reply = await openOperator().control('POST', '/customers', { like: 'zeca' })
  expect(reply.status).toBe(400)
  expect(reply.json).toMatchObject({ seeds: expect.arrayContaining(['ana', 'bruno']) })
})

test('if a copy of a test customer has its own limits, the operator returns those limits', async () => {
  const operator = openOperator()
  const limits = { customer_daily_spending_limit: 1000, check_max_reload_attempt_limit_status: true }
  const { msisdn, token } = await operator.loginLike('ana', { ...limits, max_purchases_per_day: 1 })
  const { data } = await operator.ask(calls.getCustomer, { params: { msisdn }, token })
  expect(data?.limits).toMatchObject({ ...limits, max_credit_cards_per_customer: 6, minimum_reload_value: 1000 })
  expect(data?.limits).not.toHaveProperty('max_purchases_per_day')
  expect(data?.profile.remaining_spending_limit).toBe(1000)
  const ana = await operator.login(ANA)
  const asked = { params: { msisdn: ANA }, token: ana.token }
  expect((await operator.ask(calls.getCustomer, asked)).data?.limits?.customer_daily_spending_limit).toBe(50_000)
})

test.each([
  [{ daily: 1 }, 'limits.daily: no limit is named so'],
  [{ constructor: 1 }, 'limits.constructor: no limit is named so'],
  [{ customer_daily_spending_limit: -1 }, 'limits.customer_daily_spending_limit: a count or cents, or 0 for no limit'],
  [{ minimum_reload_value: 'ten' }, 'limits.minimum_reload_value: a count or cents, or 0 for no limit'],
  [{ minimum_reload_value: 1.5 }, 'limits.minimum_reload_value: a count or cents, or 0 for no limit'],
  [{ check_max_reload_attempt_limit_status: 1 }, 'limits.check_max_reload_attempt_limit_status: true or false'],
])('a new customer with the invalid limits %o is refused with the error “%s”', async (limits, error) => {
  const operator = openOperator()
  const reply = await operator.control('POST', '/customers', { like: 'ana', limits })
  expect(reply.status).toBe(400)
  expect(reply.json).toMatchObject({ error, limits: expect.arrayContaining(['minimum_reload_value']) })
})

test('the sandbox’s list of charges names the release and the A/B test’s arm from which each charge was sent', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const card = { token: present(ana.cards[1]).token }
  const release = 'r1; web~hero=control'
  await payingFor(operator).card(ana, card, { key: 'k', release })
  expect(await operator.ledger(ANA)).toMatchObject([{ key: 'k', release }])
})

test('the sandbox lists the charges of all customers, or of one customer', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  await payingFor(operator).card(ana, { token: present(ana.cards[1]).token }, { key: 'k' })
  expect(await operator.ledger(ANA)).toMatchObject([{ msisdn: ANA, recipient: ANA, valueCents: 2000, key: 'k' }])
  expect(await operator.ledger('21998765432')).toEqual([])
  expect(await operator.ledger('00000000000')).toEqual([])
  expect((await operator.control('GET', '/ledger')).json).toMatchObject({ charges: [{ msisdn: ANA }] })
})

test('a reset deletes charges, sessions, SMS codes and faults, and restores the test customers and the clock', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  await payingFor(operator).card(ana, { token: present(ana.cards[1]).token })
  await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
  await operator.fault('POST /sms-token', 'status')
  await operator.control('POST', '/clock', { moveMs: 60_000 })
  expect((await operator.control('POST', '/reset')).status).toBe(200)
  expect((await operator.control('GET', `/sms/${ANA}`)).status).toBe(404)
  expect((await operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token: ana.token })).status).toBe(401)
  expect(await operator.ledger(ANA)).toEqual([])
  expect((await operator.login(ANA)).cards).toHaveLength(2)
  expect((await operator.control('POST', '/clock', { moveMs: 0 })).json).toEqual({ now: '2026-11-27T15:00:00.000Z' })
})

test('moving the sandbox’s clock settles a charge and changes the `Date` header of answers', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const paying = payingFor(operator)
  const { id } = present((await paying.card(ana, { token: present(ana.cards[1]).token })).data)
  await operator.control('POST', '/clock', { moveMs: 2_000 })
  const reply = await paying.status(ana, id)
  expect(reply.data?.status).toBe('OK')
  expect(reply.response.headers.get('date')).toBe('Fri, 27 Nov 2026 15:00:02 GMT')
  expect((await operator.control('POST', '/clock', { moveMs: 'soon' })).status).toBe(400)
})

test('if the sandbox’s controls open a session without an SMS code, it works like any other', async () => {
  const operator = openOperator()
  const reply = await operator.control('POST', `/sessions/${ANA}`)
  expect(reply.status).toBe(201)
  const { token } = z.parse(z.object({ token: z.string() }), reply.json)
  const asAna = () => operator.ask(calls.getCustomer, { params: { msisdn: ANA }, token })
  expect((await asAna()).data?.profile.name).toBe('Ana Souza')
  expect((await operator.control('POST', `/sessions/${ANA}/end`)).json).toEqual({ ended: 1 })
  expect((await asAna()).status).toBe(401)
})

test('the sandbox’s controls answer 404 if they should open or end a session for an unknown number', async () => {
  for (const path of ['/sessions/11900000000', '/sessions/11900000000/end'])
    expect((await openOperator().control('POST', path)).status).toBe(404)
})

test('the sandbox’s page shows the SMS codes, each Pix to pay, the charges, the faults, and the test numbers and cards', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const { pix, card } = payingFor(operator)
  const { id } = present((await pix(ana, { value: 5000 })).data)
  await card(ana, { token: present(ana.cards[1]).token })
  await operator.ask(calls.sendSmsToken, { body: { msisdn: ANA } })
  await operator.fault('POST /v1/cc', 'drop-before')
  const page = await pageOf(operator)
  expect(page).toContain(present(operator.world.store.get('sms', ANA)).code)
  expect(page).toContain(`action="/sandbox/pix/${id}/pay"`)
  for (const text of ['R$\u00a050,00', 'PENDING', 'drop-before', '(11) 98765-4321', '4000000000009995'])
    expect(page).toContain(text)
})

test('the sandbox’s page has no script, and its policy forbids scripts', async () => {
  const operator = openOperator()
  const response = await operator.app.request('/sandbox')
  const page = await response.text()
  expect(page).not.toMatch(/<script|\son\w+=/i)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the forms on the sandbox’s page work, and redirect to the page', async () => {
  const operator = openOperator()
  const ana = await operator.login(ANA)
  const { id } = present((await payingFor(operator).pix(ana)).data)
  const response = await post(operator, `/pix/${id}/pay`)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sandbox'])
  expect(await operator.ledger(ANA)).toHaveLength(1)
  const fields = {
    call: 'POST /sms-token',
    fault: 'status',
    times: '2',
    msisdn: '',
    delayMs: '',
    status: '429',
    code: '',
  }
  expect((await post(operator, '/faults', fields)).status).toBe(303)
  expect((await operator.control('GET', '/faults')).json).toMatchObject({ faults: [{ times: 2, status: 429 }] })
  expect((await post(operator, '/faults/clear')).status).toBe(303)
  expect((await operator.control('GET', '/faults')).json).toEqual({ faults: [] })
})

test('the sandbox’s page shows HTML from requests as text', async () => {
  const operator = openOperator()
  await operator.fault('POST /sms-token', 'status', { msisdn: '<img src=x>' })
  expect(await pageOf(operator)).not.toContain('<img')
})
