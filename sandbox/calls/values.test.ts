import { expect, test } from 'vitest'
import type { Call } from '../../runtime/operator/contract/call.ts'
import type { RechargeValue } from '../../runtime/operator/contract/recharge.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { openOperator, present } from '../testing/operator.ts'

const HELENA = '85992221155'

async function openHelena() {
  const operator = openOperator()
  const helena = await operator.login(HELENA)
  return { operator, asked: { params: { id: helena.id, msisdn: HELENA }, token: helena.token } }
}

test('R$ 20 has a bonus of 1 GB, larger amounts have a bonus of 3 GB, and smaller ones have none', async () => {
  const { operator, asked } = await openHelena()
  const { data } = await operator.ask(calls.getRechargeValuesWithAttributes, asked)
  const bonuses = present(data).rechargeValues.map(({ id, attributes }) => [id, attributes?.bonusGb])
  expect(bonuses.slice(2, 5)).toEqual([
    [1700, 0],
    [2000, 1],
    [3000, 3],
  ])
})

test('with each amount, the operator sends the larger amount that the app can offer in its place', async () => {
  const { operator, asked } = await openHelena()
  const { data } = await operator.ask(calls.getRechargeValuesWithAttributes, asked)
  const offers = present(data).rechargeValues.map(({ id, attributes }) => [id, attributes?.upsell?.valueCents])
  expect(offers.slice(0, 5)).toEqual([
    [1000, undefined],
    [1500, 2000],
    [1700, 2000],
    [2000, 3000],
    [3000, undefined],
  ])
})

test('a weekly schedule costs at most R$ 50, and a monthly schedule at least R$ 15', async () => {
  const { operator, asked } = await openHelena()
  const ids = async (call: typeof calls.getWeeklyRechargeValues | typeof calls.getMonthlyRechargeValues) =>
    present((await operator.ask(call, asked)).data).rechargeValues.map(({ id }) => id)
  expect(await ids(calls.getWeeklyRechargeValues)).toEqual([1000, 1500, 1700, 2000, 3000, 4000, 5000])
  expect(await ids(calls.getMonthlyRechargeValues)).toEqual([1500, 1700, 2000, 3000, 4000, 5000, 10_000])
})

const lists = [
  calls.getRechargeValues,
  calls.getRechargeValuesWithAttributes,
  calls.getWeeklyRechargeValues,
  calls.getMonthlyRechargeValues,
]

test('the operator sends only the amounts of the customer’s profile, unless all are requested', async () => {
  const operator = openOperator()
  const { id, msisdn, token } = await operator.loginLike('nina')
  const ids = async (call: Call<string, unknown, { rechargeValues: RechargeValue[] }>) =>
    present((await operator.ask(call, { params: { id }, token })).data).rechargeValues.map(value => value.id)
  for (const call of lists) expect(await ids(call)).toEqual([1500, 2000, 3000, 5000])
  expect((await operator.ask(calls.getCustomer, { params: { msisdn }, token })).data?.segment).toBe('CONTROLE')
  const all = { ...calls.getRechargeValues, path: `${calls.getRechargeValues.path}?todosValores=true` }
  expect(await ids(all)).toHaveLength(8)
})

test.each([
  ['vera', 422, 801],
  ['vitor', 503, 998],
])(
  'all lists of amounts are refused for the test customer %s with status %d and code %d',
  async (like, status, code) => {
    const operator = openOperator()
    const { id, token } = await operator.loginLike(like)
    for (const call of lists) {
      const reply = await operator.ask<unknown, unknown>(call, { params: { id }, token })
      expect([reply.status, reply.code]).toEqual([status, code])
    }
  },
)

test('a customer’s settings switch the light-blue layout, the bridge and the payment types on or off', async () => {
  const { operator, asked } = await openHelena()
  const bruno = await operator.login('21998765432')
  const plain = { params: { id: bruno.id, msisdn: bruno.msisdn }, token: bruno.token }
  const celeste = await operator.login('48993330456')
  const lightBlue = async ({ msisdn, token }: typeof celeste) =>
    (await operator.ask(calls.getFeatureToggles, { params: { msisdn }, token })).data?.lightBlue
  expect([await lightBlue(celeste), await lightBlue(bruno)]).toEqual([true, false])
  const bridge = async (who: typeof asked) => (await operator.ask(calls.getBridgeAvailability, who)).data
  expect([await bridge(asked), await bridge(plain)]).toEqual([
    { eldoradoBridgeActive: true },
    { eldoradoBridgeActive: false },
  ])
  const ways = async (who: typeof asked) => (await operator.ask(calls.getPaymentMethods, who)).data?.payment_methods
  expect(await ways(asked)).toContain('pisp')
  expect(await ways(plain)).toEqual(['pix', 'credit'])
})

test('the sandbox stores the report of an abandoned cart, and its controls return it', async () => {
  const { operator, asked } = await openHelena()
  const params = { ...asked.params, event: 'abandoned_cart' }
  const body = { rechargeValueId: 2000 }
  await operator.ask(calls.reportEvent, { params, token: asked.token, body })
  const { json } = await operator.control('GET', `/events?msisdn=${HELENA}`)
  expect(json).toMatchObject({ events: [{ event: 'abandoned_cart', details: body }] })
  const wrong = { ...params, event: 'Not An Event' }
  expect((await operator.ask(calls.reportEvent, { params: wrong, token: asked.token, body })).code).toBe(101)
})

test.each([
  ['203.0.113.7', 200, 'BR'],
  ['198.51.100.1', 200, 'PT'],
  ['192.0.2.1', 404, undefined],
  ['999.1.1.1', 400, undefined],
  ['nowhere', 400, undefined],
])('the request for the country of the IP address %s gets status %d', async (ip, status, country) => {
  const { operator, asked } = await openHelena()
  const reply = await operator.ask(calls.getCountryByIp, { ...asked, body: { ip } })
  expect([reply.status, reply.data?.country_code]).toEqual([status, country])
})
