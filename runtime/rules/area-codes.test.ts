import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { isAreaCode } from './area-codes.ts'

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

test('isAreaCode accepts exactly 67 area codes, which is how many Brazil has', () => {
  expect(twoDigits.filter(isAreaCode)).toHaveLength(67)
})

test.each(twoDigits)('isAreaCode and libphonenumber give the same result for %s', areaCode => {
  const mobile = parsePhoneNumberFromString(`+${getCountryCallingCode('BR')}${areaCode}987654321`)
  expect(isAreaCode(areaCode)).toBe(mobile?.isValid() ?? false)
})

test('an area code has exactly two digits', () => {
  expect(['', '1', '111', '1a'].some(isAreaCode)).toBe(false)
})
