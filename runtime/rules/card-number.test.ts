import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledBrands } from './card-brand-table.ts'
import { buildBrandTree, findBrand } from './card-brands.ts'
import { checkCardNumber, formatCardNumber, luhn, panIn } from './card-number.ts'
import { digitsOf } from './digits.ts'

const tree = buildBrandTree(bundledBrands)
const digitText = fc.stringMatching(/^\d{1,19}$/)

describe('luhn', () => {
  test.each(['4111111111111111', '378282246310005', '6062826786276634', '79927398713', '0'])(
    'luhn accepts %s',
    digits => {
      expect(luhn(digits)).toBe(true)
    },
  )

  test.each(['', '4111111111111112', '79927398710', '4111 1111 1111 1111'])('luhn rejects "%s"', digits => {
    expect(luhn(digits)).toBe(false)
  })

  test('for any number, luhn accepts exactly one check digit, and rejects a number with one wrong digit', () => {
    fc.assert(
      fc.property(digitText, fc.nat(18), fc.integer({ min: 1, max: 9 }), (start, place, shift) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(luhn)
        expect(fitting).toHaveLength(1)
        const digits = Array.from(fitting.join(''), Number)
        const wrong = digits.map((digit, at) => (at === place % digits.length ? (digit + shift) % 10 : digit))
        expect(luhn(wrong.join(''))).toBe(false)
      }),
    )
  })
})

describe('panIn', () => {
  test.each([
    ['5555 5555 5555 4444', '5555555555554444'],
    ['5555-5555.5555–4444', '5555555555554444'],
    ['Meu cartão é 5555 5555 5555 4444, ok', '5555555555554444'],
    ['Cartão 5555 5555 5555 4444 val. 12/2030 cvv 123', '5555555555554444'],
    ['12/2030, 3782 822463 10005 (1234), Ana', '378282246310005'],
    ['12345678901234567890', '12345678901234567890'],
    ['cartão', ''],
  ])('panIn finds in "%s" the card number "%s"', (text, pan) => {
    expect(panIn(text)).toBe(pan)
  })

  test('if a text has no letters, panIn returns all of its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ]{1,24}$/), text => {
        expect(panIn(text)).toBe(digitsOf(text))
      }),
    )
  })
})

describe('checkCardNumber', () => {
  test.each([
    ['', 'empty'],
    ['cartão', 'empty'],
    ['4', 'short'],
    ['4111 1111 1111 111', 'short'],
    ['4111 1111 1111 1111', null],
    ['4222222222222', null],
    ['4111 1111 1111 1112', 'invalid'],
    ['41111111111111111111', 'invalid'],
    ['3782-822463-10005', null],
    ['3782822463100059', 'invalid'],
    ['5555555555554444', null],
    ['30569309025904', null],
    ['6062826786276634', null],
    ['6362970000457013', null],
    ['6011111111111117', 'unknownBrand'],
    ['9', 'unknownBrand'],
    ['63', 'short'],
  ])('checkCardNumber("%s") returns %s', (text, violation) => {
    expect(checkCardNumber(text, tree)).toBe(violation)
  })
})

describe('formatCardNumber', () => {
  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['41111', '4111 1'],
    ['4111', '4111'],
    ['', ''],
  ])('formatCardNumber shows "%s" as "%s"', (digits, shown) => {
    expect(formatCardNumber(digits, findBrand(tree, digits))).toBe(shown)
  })

  test('formatCardNumber keeps every digit, and formatting twice gives the same text', () => {
    fc.assert(
      fc.property(digitText, digits => {
        const brand = findBrand(tree, digits)
        const once = formatCardNumber(digits, brand)
        expect(formatCardNumber(once, brand)).toBe(once)
        expect(digitsOf(once)).toBe(digits)
      }),
    )
  })
})
