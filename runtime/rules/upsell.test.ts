import { expect, test } from 'vitest'
import { upsellOf } from './upsell.ts'

test('R$ 20 is offered instead of R$ 15 or R$ 17, and R$ 30 instead of R$ 20', () => {
  expect([1500, 1700].map(upsellOf)).toEqual(Array(2).fill({ amountCents: 2000, bonusGb: 1, pixBonusGb: 1 }))
  expect(upsellOf(2000)).toEqual({ amountCents: 3000, bonusGb: 3, newCustomerBonusGb: 10, pixBonusGb: 3 })
})

test('a larger amount is offered only for R$ 15, R$ 17 and R$ 20', () => {
  expect([0, 1000, 1600, 3000, 4000, 5000, 10_000].map(upsellOf).filter(Boolean)).toEqual([])
})
