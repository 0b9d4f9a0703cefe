import { describe, expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, payingFor, present } from '../testing/operator.ts'

const ANA = '11987654321'
const BRUNO = '21998765432'
const CARLA = '31988881234'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const approved = { cvv: '123' }

describe('the daily limit', () => {
  test('the daily limit refuses a larger amount before anything is charged', async () => {
    const operator = openOperator()
    const carla = await operator.login(CARLA)
    const reply = await payingFor(operator).card(carla, { ...approved, token: present(carla.cards[0]).token })
    expect([reply.status, reply.code]).toEqual([422, 424])
    expect(await operator.ledger(CARLA)).toEqual([])
  })

  test('the daily limit applies to the charges of one day in São Paulo', async () => {
    const operator = openOperator()
    const carla = await operator.login(CARLA)
    const pay = () => {
      const card = { ...approved, token: present(carla.cards[0]).token }
      return payingFor(operator).card(carla, card, { value: 1500 })
    }
    const left = async () => {
      const { data } = await operator.ask(calls.getCustomer, { params: { msisdn: CARLA }, token: carla.token })
      return present(data).profile.remaining_spending_limit
    }
    expect(await left()).toBe(1500)
    expect((await pay()).status).toBe(201)
    expect(await left()).toBe(0)
    operator.pass(6 * MINUTE)
    expect((await pay()).code).toBe(424)
    // The test's clock began at noon in São Paulo, so this is one millisecond before midnight.
    operator.pass(12 * 60 * MINUTE - 6 * MINUTE - 1)
    expect((await pay()).code).toBe(424)
    operator.pass(1)
    expect((await pay()).status).toBe(201)
  })

  test('refunded money does not count towards the daily limit', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const carla = await operator.login(CARLA)
    await card(carla, { ...approved, token: await tokenize('4000000000009995') }, { value: 1500 })
    operator.pass(2000)
    const again = await card(carla, { ...approved, token: present(carla.cards[0]).token }, { value: 1500 })
    expect(again.status).toBe(201)
  })

  test('a Pix counts towards the daily limit only once it is paid', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const carla = await operator.login(CARLA)
    const first = present((await pix(carla, { value: 1000 })).data)
    const second = present((await pix(carla, { value: 1000 })).data)
    expect((await operator.control('POST', `/pix/${first.id}/pay`)).status).toBe(200)
    const over = await operator.control('POST', `/pix/${second.id}/pay`)
    expect(over).toEqual({ status: 422, json: { error: 'over the daily limit', code: 424 } })
    expect(await operator.ledger(CARLA)).toHaveLength(1)
  })
})

describe('a repeated recharge', () => {
  test('for five minutes, a repeated recharge with another idempotency key is refused as a duplicate', async () => {
    const operator = openOperator()
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    const token = await tokenize('4242424242424242')
    await card(bruno, { ...approved, token }, { key: 'a' })
    const again = await card(bruno, { ...approved, token }, { key: 'b' })
    expect([again.status, again.code]).toEqual([422, 435])
    expect((await card(bruno, { ...approved, token }, { key: 'c', value: 3000 })).status).toBe(201)
    expect((await card(bruno, { ...approved, token }, { key: 'd', recipient: ANA })).status).toBe(201)
    operator.pass(5 * MINUTE)
    expect((await card(bruno, { ...approved, token }, { key: 'e' })).status).toBe(201)
  })

  test('if a Pix was not paid, another order of the same recharge is accepted', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    await pix(bruno)
    expect((await pix(bruno)).status).toBe(201)
  })
})

test('a blocked customer gets no SMS code', async () => {
  const reply = await openOperator().ask(calls.sendSmsToken, { body: { msisdn: '41977770207' } })
  expect([reply.status, reply.code]).toEqual([403, 207])
})

test.each([
  ['for an amount that is not sold', { value: 1234 }, 422, 402],
  ['for a landline', { recipient: '1133334444' }, 400, 202],
  ['for a number without its ninth digit', { recipient: '1187654321' }, 400, 242],
])('a charge %s is refused', async (_, change, status, code) => {
  const operator = openOperator()
  const reply = await payingFor(operator).pix(await operator.login(ANA), change)
  expect([reply.status, reply.code]).toEqual([status, code])
})

test('if a customer charges more often than the limit allows, the sandbox refuses until the minute is over', async () => {
  const operator = openOperator({ settings: { requestsPerMinute: 3 } })
  const bruno = await operator.login(BRUNO)
  const { pix } = payingFor(operator)
  await pix(bruno, { key: 'a' })
  await pix(bruno, { key: 'b' })
  const reply = await pix(bruno, { key: 'c' })
  expect([reply.status, reply.code]).toEqual([429, 1003])
  expect(reply.response.headers.get('retry-after')).toBe('5')
  operator.pass(MINUTE)
  expect((await pix(bruno, { key: 'c' })).status).toBe(201)
})

describe('history', () => {
  const historyOf = async (operator: ReturnType<typeof openOperator>, token: string, msisdn: string) =>
    present((await operator.ask(calls.getRecharges, { params: { msisdn }, token })).data).recharges

  test('the history lists the newest recharge first, with recharges in progress', async () => {
    const operator = openOperator()
    const { pix } = payingFor(operator)
    const ana = await operator.login(ANA)
    const { id } = present((await pix(ana)).data)
    const [first, second] = await historyOf(operator, ana.token, ANA)
    expect(first).toMatchObject({ id, status: 'PENDING', nsu: null, valueCents: 2000, paymentType: 'pix' })
    expect(second).toMatchObject({ status: 'OK', valueCents: 3000, paymentType: 'credit' })
  })

  test('the history leaves out a Pix that expired unpaid', async () => {
    const operator = openOperator()
    const bruno = await operator.login(BRUNO)
    await payingFor(operator).pix(bruno)
    operator.pass(11 * MINUTE)
    expect(await historyOf(operator, bruno.token, BRUNO)).toEqual([])
  })

  test('the last recharge of the test customer Ana is R$ 30, by a Visa card that is still saved', async () => {
    const operator = openOperator()
    const ana = await operator.login(ANA)
    const { data } = await operator.ask(calls.getLastRecharge, { params: { msisdn: ANA }, token: ana.token })
    expect(data).toMatchObject({ recipient: ANA, value: 30, elegible: true })
    expect(data?.card).toMatchObject({ bandeira: 'VISA', ultimosDigitos: '4242', favorito: true })
  })

  test('a customer who never recharged has an empty history and no last recharge', async () => {
    const operator = openOperator()
    const gabi = await operator.login('81993331000')
    const reply = await operator.ask(calls.getLastRecharge, { params: { msisdn: gabi.msisdn }, token: gabi.token })
    expect(reply.status).toBe(404)
    expect(await historyOf(operator, gabi.token, gabi.msisdn)).toEqual([])
  })

  test('the history leaves out recharges in progress if the setting `listsPending` is off', async () => {
    const operator = openOperator({ settings: { listsPending: false } })
    const { card, tokenize } = payingFor(operator)
    const bruno = await operator.login(BRUNO)
    const { id } = present((await card(bruno, { ...approved, token: await tokenize('4242424242424242') })).data)
    expect(await historyOf(operator, bruno.token, BRUNO)).toEqual([])
    operator.pass(1500)
    expect(await historyOf(operator, bruno.token, BRUNO)).toMatchObject([{ id, status: 'OK' }])
  })

  test('the history is available for the test customer Ugo, although his last recharge is refused with code 423', async () => {
    const operator = openOperator()
    const { msisdn, token } = await operator.loginLike('ugo')
    const reply = await operator.ask(calls.getLastRecharge, { params: { msisdn }, token })
    expect([reply.status, reply.code]).toEqual([503, 423])
    expect(await historyOf(operator, token, msisdn)).toHaveLength(1)
  })

  test('a day after a recharge is delivered, it is still in the history and is still the last recharge', async () => {
    const operator = openOperator()
    const ana = await operator.login(ANA)
    const { id } = present((await payingFor(operator).card(ana, { token: present(ana.cards[1]).token })).data)
    operator.pass(DAY)
    const again = await operator.login(ANA)
    const [newest] = await historyOf(operator, again.token, ANA)
    expect(newest).toMatchObject({ id, status: 'OK' })
    expect(newest?.nsu).toMatch(/^\d{9}$/)
  })
})

test('a customer is new until their first recharge is delivered', async () => {
  const operator = openOperator()
  const { card, tokenize } = payingFor(operator)
  const gabi = await operator.login('81993331000')
  const statusNow = async () => {
    const { data } = await operator.ask(calls.getCustomer, { params: { msisdn: gabi.msisdn }, token: gabi.token })
    return data?.status
  }
  expect(await statusNow()).toBe('CREATED')
  await card(gabi, { ...approved, token: await tokenize('4242424242424242') })
  expect(await statusNow()).toBe('CREATED')
  operator.pass(1500)
  expect(await statusNow()).toBe('ACTIVE')
})
