import { expect, test } from 'vitest'
import { digitsOf, halfWidth } from './digits.ts'

test('digitsOf keeps only the digits of a text, with leading zeros', () => {
  expect(digitsOf(' 0.07-a1 ')).toBe('0071')
  expect(digitsOf('sem número')).toBe('')
})

test('full-width digits count as digits', () => {
  expect(digitsOf('（１１）９８７６５－４３２１')).toBe('11987654321')
})

test('full-width characters become ASCII, and other characters stay', () => {
  expect(halfWidth('＋５５ １２／２７ é 漢')).toBe('+55 12/27 é 漢')
})
