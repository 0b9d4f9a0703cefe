import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const card = {
  token: 'saved',
  brand: 'VISA',
  last: '4242',
  favorite: true,
  confirmed_payment_source: true,
  cvv: true,
}
const ways = { types: ['pix', 'credit'], cards: { credit: [card], debit: [], cef_debit: [] }, spending: {} }
const values = [{ id: 3000, productId: 'p', validityDays: 30 }]
const byCard = {
  'recharge.value': 3000,
  'recharge.repeatType': 'credit',
  'payment.type': 'credit',
  'payment.card': 'saved',
} as const

test('a repeated recharge is payable if its amount, card and payment method are still available', () => {
  expect(standingOf(byCard, ways, values)).toEqual({ kind: 'payable', type: 'credit', card })
  const byPix = { 'recharge.value': 3000, 'payment.type': 'pix' } as const
  expect(standingOf(byPix, ways, values)).toEqual({ kind: 'payable', type: 'pix', card: undefined })
})

test.each([
  ['a card that is not saved any more', 'cardGone', { ...byCard, 'payment.card': 'gone' }],
  ['an unknown card', 'cardGone', { ...byCard, 'payment.card': undefined }],
  ['a new card, which has to be typed', 'cardGone', { ...byCard, 'payment.card': 'new' }],
  [
    'a card that the list of payment methods has already removed from the facts',
    'cardGone',
    { ...byCard, 'payment.type': undefined, 'payment.card': undefined },
  ],
  ['a saved card of another kind', 'wayGone', { ...byCard, 'payment.type': 'debit' }],
  [
    'a payment method that is not offered',
    'wayGone',
    { ...byCard, 'recharge.repeatType': 'pisp', 'payment.type': 'pisp' },
  ],
  [
    'a payment method that is not offered, and whose fact is already cleared',
    'wayGone',
    { ...byCard, 'recharge.repeatType': 'pisp', 'payment.type': undefined },
  ],
  ['an amount that is not offered', 'valueGone', { ...byCard, 'recharge.value': 3500 }],
] as const)('a repeated recharge is not payable with %s', (_, kind, chosen) => {
  expect(standingOf(chosen, ways, values)).toEqual({ kind })
})

test('a repeated recharge is not payable if its amount is over a limit', () => {
  expect(standingOf(byCard, { ...ways, spending: { today: 2999 } }, values)).toEqual({ kind: 'overLimit' })
  expect(standingOf(byCard, { ...ways, spending: { today: 3000 } }, values).kind).toBe('payable')
})

test('if a repeated recharge is below the smallest amount, it is treated as unavailable, and not as over the limit', () => {
  expect(standingOf(byCard, { ...ways, spending: { least: 3500 } }, values)).toEqual({ kind: 'valueGone' })
})
