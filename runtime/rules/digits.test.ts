import { expect, test } from 'vitest'
import { digitsOf, halfWidth } from './digits.ts'

test('digitsOf keeps only the digits of a text, including leading zeros', () => {
  expect(digitsOf(' 0.07-a1 ')).toBe('0071')
  expect(digitsOf('sem número')).toBe('')
})

test('digitsOf converts full-width digits to ASCII digits', () => {
  expect(digitsOf('（１１）９８７６５－４３２１')).toBe('11987654321')
})

test('halfWidth converts full-width characters to ASCII and keeps all others', () => {
  expect(halfWidth('＋５５ １２／２７ é 漢')).toBe('+55 12/27 é 漢')
})
