import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { limits } from '../limits.ts'
import { testBanks } from '../seed/test-banks.ts'
import { createMemoryStore } from '../store/memory-store.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'
import { callNamed, openStage } from '../testing/samples.ts'

const HELENA = '85992221155'

async function openHelena() {
  const operator = openOperator()
  const helena = await operator.login(HELENA)
  const asked = { params: { id: helena.id }, token: helena.token }
  const order = { msisdnRecebedor: HELENA, rechargeValueId: 3000 }
  const debitToken = present(operator.world.store.get('customer', helena.id)?.debitCards[0]).token
  const pisp = (organizationId: string) => {
    const authorizationServerId = organizationId.replace('banco', 'as')
    const payer = { payerDocument: '52998224725', organizationId, authorizationServerId }
    return operator.ask(calls.createPispRecharge, { ...asked, body: { ...order, ...payer } })
  }
  const pispStatus = (pispId: string) => operator.ask(calls.getPispStatus, { params: { pispId }, token: helena.token })
  return { operator, helena, asked, order, debitToken, pisp, pispStatus }
}

describe.each(['createDebitRecharge', 'createSecureDebitRecharge'] as const)('the call %s', name => {
  const pay = async (card: object, change: object = {}) => {
    const { operator, helena, asked, order } = await openHelena()
    const proof = { eci: '05', authenticationVersion: '2.2.0', referenceId: 'r', cavv: 'c' }
    const type = name === 'createDebitRecharge' ? { authenticationType: 'no_pin' } : proof
    const body = { ...order, returnUrl: '/', ...type, card, ...change }
    return { operator, helena, reply: await operator.ask(callNamed(name), { ...asked, body }) }
  }
  const token = async (pan: string) => payingFor(openOperator()).tokenize(pan)

  test('a debit payment needs the CVV even if the card is saved', async () => {
    const { debitToken } = await openHelena()
    expect((await pay({ token: debitToken })).reply.code).toBe(102)
  })

  test('a debit payment whose token belongs to no debit card is refused', async () => {
    expect((await pay({ token: await token('4242424242424242'), cvv: '123' })).reply.code).toBe(102)
  })
})

test('the sandbox charges a debit payment with a debit card, and refuses one with a credit card with code 263', async () => {
  const { operator, helena, asked, order, debitToken } = await openHelena()
  const debit = (token: string) =>
    operator.ask(calls.createDebitRecharge, {
      ...asked,
      body: { ...order, returnUrl: '/', authenticationType: 'no_pin', card: { token, cvv: '123' } },
    })
  expect((await debit(present(helena.cards[0]).token)).code).toBe(263)
  expect((await debit(debitToken)).status).toBe(201)
  expect(await operator.ledger(HELENA)).toMatchObject([{ method: 'debit', valueCents: 3000 }])
})

test('a payment by bank is charged when the customer agrees on the bank’s page; refusing it later fails', async () => {
  const { operator, pisp, pispStatus, helena } = await openHelena()
  expect(new Set(testBanks.map(bank => bank.outcome.kind)).size).toBe(4)
  const { id } = present((await pisp('banco-atento')).data)
  operator.pass(5_000)
  expect((await pispStatus(id)).status).toBe(404)
  const params = { id: helena.id, pispId: id }
  const { data } = await operator.ask(calls.getPispRedirect, { params, token: helena.token })
  expect(await operator.ledger(HELENA)).toEqual([])
  const page = await operator.app.request(present(data).redirect_uri)
  expect(await page.text()).toContain('R$\u00a030,00')
  await operator.control('POST', `/elsewhere/${id}/pay`)
  await operator.control('POST', `/elsewhere/${id}/refuse`)
  expect((await pispStatus(id)).data).toMatchObject({ status: 'OK', nsu: expect.stringMatching(/^\d{9}$/) })
  expect(await operator.ledger(HELENA)).toMatchObject([{ id, method: 'pisp' }])
})

test.each([
  ['banco-ligeiro', 'OK'],
  ['banco-severo', 'NOK'],
])('the test bank %s answers %s as soon as its page is opened, and does not ask the customer', async (bank, status) => {
  const { operator, helena, pisp, pispStatus } = await openHelena()
  const { id } = present((await pisp(bank)).data)
  operator.pass(1500)
  expect((await pispStatus(id)).status).toBe(404)
  await operator.ask(calls.getPispRedirect, { params: { id: helena.id, pispId: id }, token: helena.token })
  expect((await pispStatus(id)).data?.status).toBe(status)
})

test('a payment by Banco Severo is refused with code 300 even if the customer agrees on the bank’s page', async () => {
  const { operator, pisp, pispStatus } = await openHelena()
  const { id } = present((await pisp('banco-severo')).data)
  await operator.control('POST', `/elsewhere/${id}/pay`)
  expect((await pispStatus(id)).data).toMatchObject({ status: 'NOK', code: 300 })
  expect(await operator.ledger(HELENA)).toEqual([])
})

test('a payment on another site is refused with code 301 if the customer does not pay within 30 minutes', async () => {
  const { operator, pisp, pispStatus } = await openHelena()
  const { id } = present((await pisp('banco-atento')).data)
  operator.pass(30 * 60_000)
  expect((await pispStatus(id)).data).toMatchObject({ status: 'NOK', code: 301 })
  expect(await operator.ledger(HELENA)).toEqual([])
})

test('a bank payment that is not confirmed within five minutes is refused with code 301, and cannot be paid afterwards', async () => {
  const { operator, helena, pisp, pispStatus } = await openHelena()
  const { id } = present((await pisp('banco-atento')).data)
  operator.pass(10 * 60_000)
  await operator.ask(calls.getPispRedirect, { params: { id: helena.id, pispId: id }, token: helena.token })
  operator.pass(5 * 60_000 - 1)
  expect((await pispStatus(id)).status).toBe(404)
  operator.pass(1)
  expect((await pispStatus(id)).data).toMatchObject({ status: 'NOK', code: 301 })
  await operator.control('POST', `/elsewhere/${id}/pay`)
  expect(await operator.ledger(HELENA)).toEqual([])
  const page = await (await operator.app.request(`/sandbox/elsewhere/${id}`)).text()
  expect(page).toContain('Nada foi cobrado.')
  expect(page).not.toContain('<form')
})

test('after the customer answers on a checkout’s page, the operator no longer returns the page’s address', async () => {
  const { operator, helena, asked, order } = await openHelena()
  const body = { ...order, paymentType: 'mercado_pago' }
  const { id } = present((await operator.ask(calls.createCreditRecharge, { ...asked, body })).data)
  const checkout = () =>
    operator.ask(calls.getCheckout, { params: { id: helena.id, rechargeId: id }, token: helena.token })
  expect((await checkout()).data).toEqual({ checkout_url: `/sandbox/elsewhere/${id}` })
  await operator.control('POST', `/elsewhere/${id}/refuse`)
  expect((await checkout()).status).toBe(404)
  expect((await payingFor(operator).status(helena, id)).data).toMatchObject({ status: 'NOK', code: 301 })
  expect(await operator.ledger(HELENA)).toEqual([])
})

test.each([
  ['wallet-approved', 201, undefined],
  ['wallet-refused', 422, 300],
  ['another', 400, 102],
])('a payment by browser wallet with the token %s gets status %d', async (token, status, code) => {
  const { operator, asked, order } = await openHelena()
  const body = { ...order, paymentType: 'googlepay', card: { token } }
  const reply = await operator.ask(calls.createCreditRecharge, { ...asked, body })
  expect([reply.status, reply.code]).toEqual([status, code])
})

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }
const charges = [
  'createCreditRecharge',
  'createDebitRecharge',
  'createSecureDebitRecharge',
  'createPispRecharge',
] as const

describe.each(Object.entries(stores))('in the %s store', (_, createStore) => {
  test.each(charges)(
    'if the daily limit allows one more charge, one of fifty simultaneous charges by %s is made',
    async name => {
      const operator = openOperator({ store: createStore() })
      const { helena, samples } = await openStage(operator)
      const customer = present(operator.world.store.get('customer', helena.id))
      const profile = present(
        (await operator.ask(calls.getCustomer, { ...samples.getCustomer, token: helena.token })).data,
      )
      const spentCents = limits.customer_daily_spending_limit - present(profile.profile.remaining_spending_limit)
      const { params, body } = samples[name]
      operator.world.store.put('customer', helena.id, {
        ...customer,
        limits: { customer_daily_spending_limit: spentCents + 3000 },
      })
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, i) => {
          const change = { msisdnRecebedor: `119765433${i + 10}` }
          return operator.ask(callNamed(name), {
            params,
            body: Object.assign({}, body, change),
            token: helena.token,
            key: `k${i}`,
          })
        }),
      )
      expect(replies.filter(reply => reply.status === 201)).toHaveLength(1)
      expect(replies.filter(reply => reply.code === 424)).toHaveLength(49)
    },
  )
})
