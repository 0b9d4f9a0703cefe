import { describe, expect, test } from 'vitest'
import { bestUpsell, bonusGbOf, noBonus, specifiedBonus, upsellOf } from './bonus.ts'

describe('the bonus rules of the specification', () => {
  test.each([
    [1500, undefined],
    [1999, undefined],
    [2000, 1],
    [2001, 3],
    [3000, 3],
  ])('a recharge of %d cents has a bonus of %s GB', (cents, gb) => {
    expect(bonusGbOf(specifiedBonus, cents)).toBe(gb)
  })

  test('customers who chose R$ 15 or R$ 17 get an offer of R$ 20, those who chose R$ 20 one of R$ 30', () => {
    const offered = (cents: number) => upsellOf(specifiedBonus, cents)
    expect([1500, 1700].map(offered)).toMatchObject(Array(2).fill({ amountCents: 2000, bonusGb: 1, pixBonusGb: 1 }))
    expect(offered(2000)).toMatchObject({ amountCents: 3000, bonusGb: 3, newCustomerBonusGb: 10, pixBonusGb: 3 })
    expect(bestUpsell(specifiedBonus)).toBe(offered(2000))
  })

  test('no other amount has an offer', () => {
    expect([0, 1000, 1600, 3000, 4000, 5000, 10_000].flatMap(cents => upsellOf(specifiedBonus, cents) ?? [])).toEqual(
      [],
    )
  })
})

test('an operator without a bonus has neither a bonus nor an offer for any amount', () => {
  expect([1500, 2000, 3000].map(cents => bonusGbOf(noBonus, cents))).toEqual(Array(3).fill(undefined))
  expect([1500, 2000, 3000].map(cents => upsellOf(noBonus, cents))).toEqual(Array(3).fill(undefined))
  expect(bestUpsell(noBonus)).toBeUndefined()
})

test('an operator can end its bonus from an amount on by an entry with 0 GB', () => {
  const rules = {
    labels: [
      { fromCents: 1000, gb: 2 },
      { fromCents: 5000, gb: 0 },
    ],
    offers: [],
  }
  expect([999, 1000, 4999, 5000].map(cents => bonusGbOf(rules, cents))).toEqual([undefined, 2, 2, undefined])
})
