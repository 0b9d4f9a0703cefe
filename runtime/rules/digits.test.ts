import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test('only the digits are left, leading zeros included', () => {
  expect(digitsOf(' 0.07-a1 ')).toBe('0071')
  expect(digitsOf('sem número')).toBe('')
})
