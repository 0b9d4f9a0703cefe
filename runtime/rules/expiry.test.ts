import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatExpiryTyping, parseExpiry } from './expiry.ts'

const november2026 = Date.UTC(2026, 10, 27, 23, 31)
const expiryLike = fc
  .array(fc.constantFrom(...'0123456789120012/- '), { maxLength: 10 })
  .map(characters => characters.join(''))

describe('parseExpiry', () => {
  test.each(['12/27', '1227', '12/2027', '122027', '2027-12', '2027/12', '12 / 27', '12-27'])(
    'the expiry "%s" is read as December 2027',
    text => {
      expect(parseExpiry(text, november2026)).toEqual({ ok: true, month: '12', year: '2027' })
    },
  )

  test('an expiry month of one digit is read with a leading zero', () => {
    expect(parseExpiry('1/27', november2026)).toEqual({ ok: true, month: '01', year: '2027' })
    expect(parseExpiry('5/2027', november2026)).toEqual({ ok: true, month: '05', year: '2027' })
  })

  test.each([
    ['', 'empty'],
    ['mm/aa', 'empty'],
    ['1', 'short'],
    ['12/', 'short'],
    ['12/2', 'short'],
    ['12/202', 'short'],
    ['13/27', 'invalid'],
    ['00/27', 'invalid'],
    ['12/20271', 'invalid'],
    ['12/2077', 'invalid'],
    ['12/1926', 'invalid'],
    ['10/26', 'expired'],
    ['12/25', 'expired'],
    ['12/2012', 'expired'],
    ['122012', 'expired'],
    ['12/77', 'expired'],
  ])('the expiry "%s" is refused as %s', (text, violation) => {
    expect(parseExpiry(text, november2026)).toEqual({ ok: false, violation })
  })

  test('a two-digit expiry year is read as a year within fifty years of now', () => {
    expect(parseExpiry('12/76', november2026)).toEqual({ ok: true, month: '12', year: '2076' })
    expect(parseExpiry('12/02', Date.UTC(2098, 5, 1))).toEqual({ ok: true, month: '12', year: '2102' })
  })

  test('a card is valid until the end of its month in São Paulo (3:00 UTC)', () => {
    const end = Date.UTC(2026, 11, 1, 3)
    expect(parseExpiry('11/26', end - 1).ok).toBe(true)
    expect(parseExpiry('11/26', end)).toEqual({ ok: false, violation: 'expired' })
    expect(parseExpiry('12/26', Date.UTC(2027, 0, 1, 2, 59)).ok).toBe(true)
  })

  test('every expiry month of the next fifty years is read in every format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2076 }), (number, yearNumber) => {
        const month = String(number).padStart(2, '0')
        const year = String(yearNumber)
        const lastTwo = year.slice(2)
        for (const text of [`${month}/${lastTwo}`, `${month}${lastTwo}`, `${month}/${year}`, `${year}-${month}`]) {
          expect(parseExpiry(text, november2026)).toEqual({ ok: true, month, year })
        }
      }),
    )
  })
})

describe('formatExpiryTyping', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['0', '0'],
    ['5', '05'],
    ['12', '12'],
    ['12/', '12/'],
    ['1/', '01/'],
    ['122', '12/2'],
    ['1227', '12/27'],
    ['12/2027', '12/2027'],
    ['2027-12', '12/2027'],
    ['12 / 27', '12/27'],
  ])('formatExpiryTyping shows "%s" as "%s"', (text, shown) => {
    expect(formatExpiryTyping(text)).toBe(shown)
  })

  test('formatting an expiry date that formatExpiryTyping has already formatted does not change it', () => {
    fc.assert(
      fc.property(expiryLike, text => {
        const once = formatExpiryTyping(text)
        expect(formatExpiryTyping(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  test('after formatExpiryTyping, parseExpiry reads the same expiry', () => {
    fc.assert(
      fc.property(expiryLike, text => {
        expect(parseExpiry(formatExpiryTyping(text), november2026)).toEqual(parseExpiry(text, november2026))
      }),
      { numRuns: 2000 },
    )
  })
})
