import { expect, test } from 'vitest'
import { contactNumber } from './contact-number.ts'

test.each([
  [['1133334444', '+55 (11) 95555-4444', '21988887777'], '+55 (11) 95555-4444'],
  [['1133334444', '12345'], '1133334444'],
  [[], ''],
])('a contact with the numbers %j fills in the number "%s"', (numbers, chosen) => {
  expect(contactNumber(numbers)).toBe(chosen)
})
