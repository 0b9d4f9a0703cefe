import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCpf, isCpf, parseCpf } from './cpf.ts'
import { digitsOf } from './digits.ts'

test.each(['52998224725', '529.982.247-25', '11144477735', '000.000.001-91'])('the CPF "%s" is valid', text => {
  expect(isCpf(text)).toBe(true)
})

test.each(['', '5299822472', '529982247250', '52998224724', '52998224735', '111.111.111-11', '00000000000'])(
  'the text "%s" is not a valid CPF',
  text => {
    expect(isCpf(text)).toBe(false)
  },
)

test('for any nine digits exactly one pair of check digits makes a valid CPF', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), number => {
      const start = `1${String(number).padStart(8, '0')}`.replace(/^1{9}$/, '111111112')
      const endings = Array.from({ length: 100 }, (_, ending) => `${start}${String(ending).padStart(2, '0')}`)
      expect(endings.filter(isCpf)).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})

test('points and a hyphen are added to a CPF while the customer types', () => {
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
  expect(formatCpf('5299')).toBe('529.9')
  expect(formatCpf('529')).toBe('529')
  expect(formatCpf('')).toBe('')
})

test('formatting a CPF keeps every digit, and formatting twice gives the same text', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(formatCpf(formatCpf(text))).toBe(formatCpf(text))
      expect(digitsOf(formatCpf(text))).toBe(digitsOf(text))
    }),
  )
})

test.each([
  ['529.982.247-25', { ok: true, value: '52998224725' }],
  ['', { ok: false, violation: 'empty' }],
  ['..-', { ok: false, violation: 'empty' }],
  ['529.982.247-2', { ok: false, violation: 'short' }],
  ['529.982.247-24', { ok: false, violation: 'invalid' }],
  ['111.111.111-11', { ok: false, violation: 'invalid' }],
  ['529.982.247-255', { ok: false, violation: 'invalid' }],
])('a CPF typed as %j is read as %j', (text, expected) => {
  expect(parseCpf(text)).toEqual(expected)
})
