import { expect, test } from 'vitest'
import { parseCardType } from './card-type.ts'

test.each([
  ['Crédito', 'credit'],
  ['CREDITO', 'credit'],
  ['Débito', 'debit'],
  [' debito ', 'debit'],
  ['Multiplo', 'both'],
  ['Múltiplo', 'both'],
  ['MÚLTIPLO', 'both'],
  ['de\u0301bito', 'debit'],
])('the card type "%s" from the look-up is read as %s', (word, cardType) => {
  expect(parseCardType(word)).toBe(cardType)
})

test('an unknown word is not read as a card type', () => {
  expect(parseCardType('Voucher')).toBeUndefined()
  expect(parseCardType('')).toBeUndefined()
})
