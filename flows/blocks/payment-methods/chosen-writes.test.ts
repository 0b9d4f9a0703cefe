import { expect, test } from 'vitest'
import { nothingChosen, writesWithoutRow } from './chosen-writes.ts'

const card = {
  token: 'saved',
  brand: 'VISA',
  last: '4242',
  favorite: false,
  confirmed_payment_source: true,
  cvv: true,
}
const data = { types: ['pix', 'credit'], cards: { credit: [card], debit: [card], cef_debit: [] }, spending: {} }
const ways = [{ id: 'pix' }, { id: 'credit' }, { id: 'debit' }] as const

test('a list without rows of saved cards keeps the one that a recharge is repeated with, and tells its name', () => {
  expect(writesWithoutRow('credit', 'saved', data, ways)).toEqual({
    'payment.type': 'credit',
    'payment.card': 'saved',
    'payment.cardName': 'Visa final 4242',
    'payment.cardBrand': 'VISA',
    'payment.cvvWanted': false,
  })
})

test.each([
  ['a card that is not saved any more', 'credit', 'deleted', ways],
  ['a type that the operator does not offer', 'debit', 'saved', ways],
  ['a way that the flow does not name', 'credit', 'saved', [{ id: 'pix' }]],
  ['a card that is yet to be typed', 'credit', 'new', ways],
  ['a way that is no card', 'pisp', undefined, ways],
] as const)('%s is forgotten', (_, type, token, named) => {
  expect(writesWithoutRow(type, token, data, named)).toEqual(nothingChosen)
})
