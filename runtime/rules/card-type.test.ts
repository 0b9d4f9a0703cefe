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
])('the BIN look-up’s %s is %s', (word, cardType) => {
  expect(parseCardType(word)).toBe(cardType)
})

test('an unknown word is no card type', () => {
  expect(parseCardType('Voucher')).toBeUndefined()
  expect(parseCardType('')).toBeUndefined()
})
