import { describe, expect, test } from 'vitest'
import { type Chosen, chosenIn, nothingChosen, writesWithoutRow } from './chosen-writes.ts'
import { optionsOf } from './options.tsx'
import type { WayToPay } from './schema.ts'

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

test('if the saved card of a repeated recharge is not in the list, the card stays chosen and its name is stored', () => {
  expect(writesWithoutRow({ type: 'credit', card: 'saved', among: undefined }, data, ways)).toEqual({
    'payment.type': 'credit',
    'payment.card': 'saved',
    'payment.cardAmong': undefined,
    'payment.cardName': 'Visa final 4242',
    'payment.cardBrand': 'VISA',
    'payment.cvvWanted': false,
  })
})

test.each([
  ['a card that is not saved any more', 'credit', 'deleted', ways],
  ['a type that the operator does not offer', 'debit', 'saved', ways],
  ['a payment method that the flow config does not contain', 'credit', 'saved', [{ id: 'pix' }]],
  ['a new card', 'credit', 'new', ways],
  ['a payment method without a card', 'pisp', undefined, ways],
] as const)('if the customer’s choice is not in the list, the choice is cleared: %s', (_, type, token, named) => {
  expect(writesWithoutRow({ type, card: token, among: undefined }, data, named)).toEqual(nothingChosen)
})

describe('payment methods if cards have a step of their own', () => {
  const other = { ...card, token: 'other', last: '1111' }
  const favorite = { ...card, token: 'favorite', last: '5454', favorite: true }
  const words = { label: 'Cartão', detail: 'Um salvo ou um novo' }
  const saved = { label: '{last}', favorite: 'Favorito', detail: 'Salvo' }
  const kinds = [
    { id: 'pix', ...words },
    { id: 'credit', ...words },
    { id: 'debit', ...words },
  ] as const
  const list = [
    { id: 'credit', ...words, saved },
    { id: 'debit', ...words, saved },
  ] as const
  const read = {
    ...data,
    types: ['pix', 'credit', 'debit'],
    cards: { ...data.cards, credit: [other, favorite], debit: [] },
  }
  const rows = (ways: readonly WayToPay[]) => optionsOf(read, ways, [])
  const see = (ways: readonly WayToPay[], was: Chosen) => {
    const { row, writes } = chosenIn(rows(ways), was, writesWithoutRow(was, read, ways))
    return {
      value: row?.value,
      type: writes['payment.type'],
      card: writes['payment.card'],
      among: writes['payment.cardAmong'],
    }
  }
  const choosing = (ways: readonly WayToPay[], value: string): Chosen => {
    const {
      'payment.type': type,
      'payment.card': of,
      'payment.cardAmong': among,
    } = rows(ways).find(row => row.value === value)?.writes ?? {}
    return { type, card: of, among }
  }

  test('after a customer chooses a kind of card, the favourite card of that kind is chosen, or else a new card', () => {
    expect(see(list, choosing(kinds, 'new credit'))).toMatchObject({
      value: 'favorite',
      type: 'credit',
      card: 'favorite',
    })
    expect(see(list, choosing(kinds, 'new debit'))).toMatchObject({ value: 'new debit', type: 'debit', card: 'new' })
  })

  test('if the customer chose a new card in the list of saved cards, the new card stays chosen', () => {
    expect(see(list, choosing(list, 'new credit'))).toMatchObject({ value: 'new credit', card: 'new' })
  })

  test('a customer who goes back from the saved cards sees the kind of card chosen, and later the same card again', () => {
    const back = see(kinds, choosing(list, 'other'))
    expect(back).toEqual({ value: 'new credit', type: 'credit', card: 'other', among: 'cards' })
    expect(see(list, back)).toMatchObject({ value: 'other', card: 'other' })
  })

  test('if the chosen card is no longer saved, neither list of payment methods shows a choice', () => {
    for (const ways of [kinds, list])
      expect(see(ways, { type: 'credit', card: 'gone', among: 'cards' })).toEqual({
        value: undefined,
        type: undefined,
        card: undefined,
        among: undefined,
      })
  })

  test('if a customer repeats a recharge, its card stays chosen, even if the list shows only kinds of cards', () => {
    const repeated = { type: 'credit', card: 'other', among: undefined } as const
    expect(see(kinds, repeated)).toMatchObject({ value: undefined, card: 'other' })
  })
})
