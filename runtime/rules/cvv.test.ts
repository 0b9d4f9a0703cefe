import { expect, test } from 'vitest'
import { bundledBrands } from './card-brand-table.ts'
import { buildBrandTree, findBrand } from './card-brands.ts'
import { checkCvv } from './cvv.ts'

const tree = buildBrandTree(bundledBrands)
const visa = findBrand(tree, '4111111111111111')
const amex = findBrand(tree, '37')

test.each([
  ['', visa, 'empty'],
  ['  ', visa, 'empty'],
  ['12', visa, 'short'],
  ['123', visa, null],
  ['007', visa, null],
  ['000', visa, null],
  ['1234', visa, 'long'],
  ['123', amex, 'short'],
  ['0123', amex, null],
  ['01234', amex, 'long'],
  ['12', undefined, 'short'],
  ['123', undefined, null],
  ['1234', undefined, null],
  ['12345', undefined, 'long'],
])('cvv "%s" is checked against its brand', (text, brand, violation) => {
  expect(checkCvv(text, brand)).toBe(violation)
})

test('Amex is the brand with four digits', () => {
  expect([visa?.code, amex?.code]).toEqual([3, 4])
})
