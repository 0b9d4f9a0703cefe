import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromReais, centsTyped, formatBrl, formatBrlShort, formatBrlTyping, formatValue } from './money.ts'

test('an amount is shown with a non-breaking space after R$', () => {
  expect(formatBrl(2000)).toBe('R$\u00a020,00')
  expect(formatBrl(1790)).toBe('R$\u00a017,90')
  expect(formatBrl(5)).toBe('R$\u00a00,05')
  expect(formatBrl(123_456_789)).toBe('R$\u00a01.234.567,89')
})

test.each([
  ['', '', undefined],
  ['R$\u00a0', '', undefined],
  ['1', 'R$\u00a00,01', 1],
  ['R$\u00a00,014', 'R$\u00a00,14', 14],
  ['R$\u00a00,142', 'R$\u00a01,42', 142],
  ['1,42', 'R$\u00a01,42', 142],
  ['0,00', '', undefined],
  ['12345678901', 'R$\u00a01.234.567,89', 123_456_789],
])('an amount typed as %j is shown as %j', (text, shown, cents) => {
  expect([formatBrlTyping(text), centsTyped(text)]).toEqual([shown, cents])
})

test('formatting an amount during typing does not change the amount that is read', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      cents => centsTyped(formatBrlTyping(String(cents))) === cents,
    ),
  )
})

test('the short form of an amount shows cents only if they are not zero', () => {
  expect(formatBrlShort(2000)).toBe('20')
  expect(formatBrlShort(1750)).toBe('17,50')
  expect(formatBrlShort(1705)).toBe('17,05')
  expect(formatBrlShort(100_000)).toBe('1.000')
  expect([2000, 1750, 100_000].map(formatValue)).toEqual(['R$\u00a020', 'R$\u00a017,50', 'R$\u00a01.000'])
})

test.each([
  [17.9, 1790],
  [1.005, 101],
  [0.29, 29],
  [-17.9, -1790],
  [0, 0],
  [-0.001, 0],
])('%d reais are %d cents', (reais, cents) => {
  expect(centsFromReais(reais)).toBe(cents)
})

test('an amount in reais is converted back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), cents => {
      expect(centsFromReais(cents / 100)).toBe(cents)
    }),
    { numRuns: 1000 },
  )
})

test('the digits of a formatted amount are the amount in cents, for any amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), cents => {
      expect(Number(formatBrl(cents).replace(/\D/g, ''))).toBe(cents)
    }),
  )
})
