import { describe, expect, test } from 'vitest'
import { BRUNO, openPage } from '../../tests/runtime/page.ts'
import { customerRecord } from '../customer/reads.ts'
import { getCustomer } from '../operator/contract/customer.ts'
import { boundOn, spendingOf } from './spending.ts'

const CARLA = '31988881234'
const LIA = '48991110425'
const MILA = '62991110426'
const MARIA = '61995551010'
const RUI = '83991110424'

async function spendingAt(msisdn: string) {
  const page = openPage()
  await page.login(msisdn)
  const answer = await page.clock.finish(customerRecord.ask(page.context))
  if (answer.kind !== 'ok') throw new Error(`The record was not told: ${answer.kind}.`)
  return spendingOf(answer.data)
}

/**
 * Returns the spending limits of a customer whose record has these `limits`. `left` is what the customer can still
 * spend today.
 */
function spendingWith(left: number, limits?: Record<string, number>) {
  const record = getCustomer.response.parse({
    id: 'c1',
    msisdn: BRUNO,
    status: 'ACTIVE',
    segment: 'PRE',
    receive_information: false,
    created_at: '2026-01-01T00:00:00Z',
    credit_cards: [],
    limits,
    profile: { name: 'Bruno', remaining_spending_limit: left },
  })
  return spendingOf(record)
}

describe('the limits of a recharge', () => {
  test.each([
    ['a typical customer', BRUNO, { today: 50_000, least: 1000 }],
    ['a customer with a small daily limit', CARLA, { today: 1500, least: 1000 }],
    ['a customer with a monthly limit', LIA, { today: 50_000, month: 2500, least: 1000 }],
    ['a customer with a larger minimum', MILA, { today: 50_000, least: 2000 }],
    ['a customer with a limit for each number', RUI, { today: 50_000, number: 2000, least: 1000 }],
    ['a customer without a daily limit', MARIA, { least: 1000 }],
  ])('the app uses the limits that the operator sends for %s', async (_, msisdn, spending) => {
    expect(await spendingAt(msisdn)).toEqual(spending)
  })

  test('if the operator sends no daily limit, the app treats the limit as unknown, even if the operator sends that nothing is left', () => {
    expect(spendingWith(0)).toEqual({})
    expect(spendingWith(0, { customer_daily_spending_limit: 0, minimum_reload_value: 0 })).toEqual({})
    expect(spendingWith(-1)).toEqual({})
  })

  test('if the operator sends only what is left of the daily limit, the app uses that amount', () => {
    expect(spendingWith(8000)).toEqual({ today: 8000 })
  })

  test('a customer whose daily limit is used up cannot recharge', () => {
    expect(spendingWith(0, { customer_daily_spending_limit: 5000 })).toEqual({ today: 0 })
    expect(spendingWith(-500, { customer_daily_spending_limit: 5000 })).toEqual({ today: 0 })
  })
})

describe('an amount against the limits', () => {
  test('an amount may use up the rest of a limit exactly, but may not be one cent higher', () => {
    expect([1999, 2000, 2001].map(cents => boundOn(cents, { today: 2000 }))).toEqual([undefined, undefined, 'today'])
    expect([1, 1000].map(cents => boundOn(cents, { today: 0 }))).toEqual(['today', 'today'])
  })

  test.each([
    [999, 'least'],
    [1000, undefined],
    [2001, 'number'],
    [3001, 'number'],
    [4001, 'today'],
  ])('an amount of %i cents is first refused by the limit %s', (cents, bound) => {
    expect(boundOn(cents, { least: 1000, number: 2000, month: 3000, today: 4000 })).toBe(bound)
  })

  test('if an amount exceeds only the monthly limit, it is refused because of that limit', () => {
    expect(boundOn(3001, { month: 3000, today: 4000 })).toBe('month')
  })

  test('without limits from the operator, every amount is allowed', () => {
    expect(boundOn(1_000_000, {})).toBeUndefined()
  })
})
