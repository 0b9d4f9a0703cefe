import { expect, test } from 'vitest'
import { usualWay } from './usual-way.ts'

const card = (token: string, favorite: boolean) => ({
  token,
  brand: 'VISA',
  last: '4242',
  favorite,
  confirmed_payment_source: true,
  cvv: true,
})
const pix = { writes: { 'payment.type': 'pix' } } as const
const newCard = { writes: { 'payment.type': 'credit', 'payment.card': 'new' } } as const
const rows = [pix, newCard]
const ways = [{ id: 'pix' }, { id: 'credit' }, { id: 'debit' }] as const
const types = ['pix', 'credit']
const cards = { credit: [card('first', false), card('favorite', true)], debit: [], cef_debit: [] }
const none = { credit: [], debit: [], cef_debit: [] }
const paidBy = (token: string) => ({ recipient: '1', amountCents: 2000, card: { token, brand: 'VISA', last: '4242' } })

test('the saved card of the last recharge is chosen, also if another card is the favourite', () => {
  const chosen = usualWay(rows, { types, cards }, ways, paidBy('first'))
  expect(chosen).toMatchObject({ 'payment.type': 'credit', 'payment.card': 'first' })
})

test('if the card of the last recharge is no longer saved, or no card paid it, the favourite card is chosen', () => {
  for (const last of [paidBy('deleted'), { recipient: '1', amountCents: 2000, card: undefined }, null, undefined])
    expect(usualWay(rows, { types, cards }, ways, last)).toMatchObject({ 'payment.card': 'favorite' })
})

test('nothing is chosen for a customer without a saved card', () => {
  expect(usualWay(rows, { types, cards: none }, ways, null)).toBeUndefined()
})

test('a saved card is not chosen if the operator or the flow does not offer its type', () => {
  expect(usualWay(rows, { types: ['pix', 'debit'], cards }, ways, paidBy('first'))).toBeUndefined()
  expect(usualWay(rows, { types, cards }, [{ id: 'pix' }, { id: 'debit' }], paidBy('first'))).toBeUndefined()
})

test('if there is only one payment method, it is chosen in advance, also for a new customer', () => {
  expect(usualWay([pix], { types: ['pix'], cards: none }, ways, null)).toEqual(pix.writes)
})
