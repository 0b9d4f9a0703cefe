import { expect, test } from 'vitest'
import { bundledBrands } from './card-brand-table.ts'
import { buildBrandTree, findBrand } from './card-brands.ts'
import { checkCvv } from './cvv.ts'

const tree = buildBrandTree(bundledBrands)
const visa = findBrand(tree, '4111111111111111')
const amex = findBrand(tree, '37')
const sixDigits = { brand: 'SIX', prefixes: [], lengths: [], gaps: [], code: 6 }

const typed = [
  ['', visa, 'empty'],
  ['  ', visa, 'empty'],
  ['12', visa, 'three'],
  ['123', visa, null],
  ['007', visa, null],
  ['000', visa, null],
  ['1234', visa, 'three'],
  ['123', amex, 'four'],
  ['0123', amex, null],
  ['01234', amex, 'four'],
  ['１２３', visa, null],
  ['12', sixDigits, 'short'],
  ['1234567', sixDigits, 'long'],
  ['12', undefined, 'short'],
  ['123', undefined, null],
  ['1234', undefined, null],
  ['12345', undefined, 'long'],
] as const
test.each(
  typed.map(
    ([text, brand, violation]) => [text, brand?.brand ?? 'unknown', violation ?? 'valid', brand, violation] as const,
  ),
)('the CVV "%s" of a card of the brand %s is checked as %s', (text, _, __, brand, violation) => {
  expect(checkCvv(text, brand)).toBe(violation)
})

test('American Express has a CVV of four digits and Visa one of three', () => {
  expect([visa?.code, amex?.code]).toEqual([3, 4])
})
