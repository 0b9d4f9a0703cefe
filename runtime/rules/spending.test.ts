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

/** A record that tells of limits what it is given, and 0 or nothing of the rest. */
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

describe('what bounds a recharge', () => {
  test.each([
    ['a usual customer', BRUNO, { today: 50_000, least: 1000 }],
    ['one with a small limit a day', CARLA, { today: 1500, least: 1000 }],
    ['one with a limit a month', LIA, { today: 50_000, month: 2500, least: 1000 }],
    ['one with a larger minimum', MILA, { today: 50_000, least: 2000 }],
    ['one with a limit for each number', RUI, { today: 50_000, number: 2000, least: 1000 }],
    ['one without a limit a day', MARIA, { least: 1000 }],
  ])('of %s is what the operator tells', async (_, msisdn, spending) => {
    expect(await spendingAt(msisdn)).toEqual(spending)
  })

  test('is unknown where nothing is told, and where 0 is told without a limit', () => {
    expect(spendingWith(0)).toEqual({})
    expect(spendingWith(0, { customer_daily_spending_limit: 0, minimum_reload_value: 0 })).toEqual({})
    expect(spendingWith(-1)).toEqual({})
  })

  test('is a rest that is told without its limit, too', () => {
    expect(spendingWith(8000)).toEqual({ today: 8000 })
  })

  test('is nothing at all once the limit of the day is spent', () => {
    expect(spendingWith(0, { customer_daily_spending_limit: 5000 })).toEqual({ today: 0 })
    expect(spendingWith(-500, { customer_daily_spending_limit: 5000 })).toEqual({ today: 0 })
  })
})

describe('a value', () => {
  test('may be as much as is left, and no cent more', () => {
    expect([1999, 2000, 2001].map(cents => boundOn(cents, { today: 2000 }))).toEqual([undefined, undefined, 'today'])
    expect([1, 1000].map(cents => boundOn(cents, { today: 0 }))).toEqual(['today', 'today'])
  })

  test.each([
    [999, 'least'],
    [1000, undefined],
    [2001, 'number'],
    [3001, 'number'],
    [4001, 'today'],
  ])('of %i cents is refused for the nearest thing that is against it: %s', (cents, bound) => {
    expect(boundOn(cents, { least: 1000, number: 2000, month: 3000, today: 4000 })).toBe(bound)
  })

  test('over the month’s limit alone is refused for that', () => {
    expect(boundOn(3001, { month: 3000, today: 4000 })).toBe('month')
  })

  test('is against nothing where nothing is told', () => {
    expect(boundOn(1_000_000, {})).toBeUndefined()
  })
})
