import { describe, expect, test } from 'vitest'
import { KEY_CONFLICT } from '../runtime/operator/contract/refusals.ts'
import { calls } from '../runtime/operator/contract/table.ts'
import { createMemoryStore } from './store/memory-store.ts'
import { createSqliteStore } from './store/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { openOperator, payingFor, present } from './testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') }

describe.each(Object.entries(stores))('in the %s store', (_, createStore) => {
  test('fifty simultaneous charges with the same idempotency key make one charge and get the same answer', async () => {
    const operator = openOperator({ store: createStore() })
    const ana = await operator.login(ANA)
    const { token } = present(ana.cards[1])
    const pay = () => payingFor(operator).card(ana, { token }, { key: 'attempt' })
    const replies = await Promise.all(Array.from({ length: 50 }, pay))
    expect(new Set(replies.map(reply => reply.data?.id)).size).toBe(1)
    expect(await operator.ledger(ANA)).toHaveLength(1)
  })

  test('if the daily limit allows one charge, fifty simultaneous requests with different keys make one charge', async () => {
    const operator = openOperator({ store: createStore() })
    const carla = await operator.login('31988881234')
    const card = { token: present(carla.cards[0]).token, cvv: '123' }
    const pay = (i: number) => payingFor(operator).card(carla, card, { key: `attempt-${i}`, value: 1000 })
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => pay(i)))
    expect(replies.filter(reply => reply.status === 201)).toHaveLength(1)
    expect(await operator.ledger('31988881234')).toHaveLength(1)
  })
})

describe('an idempotency key', () => {
  test('a repeated idempotency key gets the first answer again, even if it was a refusal', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    const token = await tokenize('4000000000000002')
    const first = await card(bruno, { token, cvv: '123' }, { key: 'k' })
    const again = await card(bruno, { token, cvv: '123' }, { key: 'k' })
    expect([first.status, first.code]).toEqual([422, 300])
    expect([again.status, again.code]).toEqual([422, 300])
  })

  test('a repeated idempotency key with another card or CVV gets the first answer, because the charge is the same', async () => {
    const operator = openOperator()
    const { card } = payingFor(operator)
    const ana = await operator.login(ANA)
    const [visa, mastercard] = ana.cards.map(one => one.token)
    const first = await card(ana, { token: present(visa), cvv: '123' }, { key: 'k' })
    const again = await card(ana, { token: present(mastercard), cvv: '999' }, { key: 'k' })
    expect(again.data).toEqual(first.data)
  })

  test.each([
    ['another value', { value: 3000 }],
    ['another recipient', { recipient: BRUNO }],
  ])(
    'an idempotency key repeated with %s is refused with its own code, because the first charge exists',
    async (_, change) => {
      const operator = openOperator()
      const { pix } = payingFor(operator)
      const ana = await operator.login(ANA)
      await pix(ana, { key: 'k' })
      const reply = await pix(ana, { key: 'k', ...change })
      expect([reply.status, reply.code]).toEqual([422, KEY_CONFLICT])
    },
  )

  test('if a Pix and a card charge use the same idempotency key, the second is refused', async () => {
    const operator = openOperator()
    const { pix, card } = payingFor(operator)
    const ana = await operator.login(ANA)
    await pix(ana, { key: 'k' })
    const reply = await card(ana, { token: present(ana.cards[1]).token }, { key: 'k' })
    expect([reply.status, reply.code]).toEqual([422, KEY_CONFLICT])
  })

  test('an idempotency key belongs to one customer', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const first = await pix(await operator.login(ANA), { key: 'k' })
    const second = await pix(await operator.login(BRUNO), { key: 'k' })
    expect(second.status).toBe(201)
    expect(second.data?.id).not.toBe(first.data?.id)
  })

  test('an idempotency key still works after the customer logs in again', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const first = await pix(await operator.login(ANA), { key: 'k' })
    await operator.control('POST', `/sessions/${ANA}/end`)
    expect((await pix(await operator.login(ANA), { key: 'k' })).data).toEqual(first.data)
  })

  test('after a session has ended, a request with one of its idempotency keys is refused and gets no stored answer', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const ana = await operator.login(ANA)
    await pix(ana, { key: 'k' })
    await operator.control('POST', `/sessions/${ANA}/end`)
    expect((await pix(ana, { key: 'k' })).status).toBe(401)
  })

  test('an invalid request does not use up its idempotency key, so a missing CVV can be added', async () => {
    const operator = openOperator()
    const { card } = payingFor(operator)
    const ana = await operator.login(ANA)
    const { token } = present(ana.cards[0])
    expect((await card(ana, { token }, { key: 'k' })).code).toBe(102)
    expect((await card(ana, { token, cvv: '123' }, { key: 'k' })).status).toBe(201)
  })

  test('while a charge is being made, a request with the same idempotency key is refused with 409', async () => {
    let goOn = () => {}
    const operator = openOperator({ wait: () => new Promise(resolve => (goOn = resolve)) })
    const { pix } = payingFor(operator)
    const ana = await operator.login(ANA)
    await operator.fault('POST /customers/{id}/recharges/pix', 'delay')
    const slow = pix(ana, { key: 'k' })
    await new Promise(resolve => setImmediate(resolve))
    const meanwhile = await pix(ana, { key: 'k' })
    expect([meanwhile.status, meanwhile.code]).toEqual([409, undefined])
    goOn()
    const first = await slow
    expect(first.status).toBe(201)
    expect((await pix(ana, { key: 'k' })).data).toEqual(first.data)
  })

  test('if the sandbox stops before it has made a charge, the charge’s idempotency key can be used again', async () => {
    const store = createMemoryStore()
    const stopped = openOperator({ store, wait: () => new Promise(() => {}) })
    const ana = await stopped.login(ANA)
    await stopped.fault('POST /customers/{id}/recharges/pix', 'delay')
    void payingFor(stopped).pix(ana, { key: 'k' })
    await new Promise(resolve => setImmediate(resolve))
    const started = openOperator({ store })
    expect((await payingFor(started).pix(ana, { key: 'k' })).status).toBe(201)
  })

  test('a repeated SMS request returns the first answer and creates no new code; a repeated login returns the same session', async () => {
    const operator = openOperator()
    const send = () => operator.ask(calls.sendSmsToken, { body: { msisdn: ANA }, key: 'sms' })
    const sent = await send()
    const code = present(operator.world.store.get('sms', ANA)).code
    expect((await send()).data).toEqual(sent.data)
    expect(operator.world.store.get('sms', ANA)?.code).toBe(code)
    const body = { ...present(sent.data), authCode: code }
    const opened = await operator.ask(calls.openSession, { body, key: 'login' })
    const again = await operator.ask(calls.openSession, { body, key: 'login' })
    expect(opened.status).toBe(201)
    expect(again.data).toEqual(opened.data)
  })

  test('a repeated card token request gets the first answer, and the card’s number is never stored', async () => {
    const store = createMemoryStore()
    const operator = openOperator({ store })
    const body = { pan: '4242424242424242', month: '12', year: '2030' }
    const first = await operator.ask(calls.tokenizeCard, { body, key: 'k' })
    expect((await operator.ask(calls.tokenizeCard, { body, key: 'k' })).data).toEqual(first.data)
    expect(JSON.stringify([store.list('card'), store.list('key')])).not.toContain('4242424242424242')
  })

  test('an idempotency key that is too long is refused', async () => {
    const operator = openOperator()
    const ana = await operator.login(ANA)
    expect((await payingFor(operator).pix(ana, { key: 'k'.repeat(201) })).code).toBe(101)
  })
})

test('if a charge fails halfway, nothing is stored, and its idempotency key can be used again', async () => {
  const store = createMemoryStore()
  let broken = true
  const breaking: Store = {
    ...store,
    put(kind, key, document) {
      store.put(kind, key, document)
      if (kind === 'chargeOwner' && broken) throw new Error('disk full')
    },
  }
  broken = false
  const reports: unknown[] = []
  const operator = openOperator({ store: breaking, report: error => reports.push(error) })
  const ana = await operator.login(ANA)
  const { token } = present(ana.cards[1])
  const pay = () => payingFor(operator).card(ana, { token }, { key: 'k' })
  broken = true
  expect((await pay()).status).toBe(500)
  expect(reports).toEqual([new Error('disk full')])
  expect(await operator.ledger(ANA)).toEqual([])
  broken = false
  expect((await pay()).status).toBe(201)
  expect(await operator.ledger(ANA)).toHaveLength(1)
})
