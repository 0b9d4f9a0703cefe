import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeTlv, encodeTlv } from './emv-tlv.ts'

test('a TLV field is written as its id, its length in two digits, and its value', () => {
  expect(encodeTlv([{ id: '58', value: 'BR' }])).toBe('5802BR')
  expect(decodeTlv('5802BR6304ABCD')).toEqual(
    new Map([
      ['58', 'BR'],
      ['63', 'ABCD'],
    ]),
  )
})

test.each(['5803BR', '58', '58XXBR', '5802BR5802BR', '5802BR6'])(
  'the text "%s" is rejected as TLV (fields of id, length and value)',
  text => {
    expect(decodeTlv(text)).toBeUndefined()
  },
)

test('encodeTlv throws for an empty value and for a value over 99 characters', () => {
  expect(() => encodeTlv([{ id: '59', value: '' }])).toThrow(RangeError)
  expect(() => encodeTlv([{ id: '59', value: 'x'.repeat(100) }])).toThrow(RangeError)
})

test('decodeTlv reads every text that encodeTlv returns', () => {
  const values = fc.array(fc.string({ minLength: 1, maxLength: 99, unit: 'binary-ascii' }), { maxLength: 20 })
  fc.assert(
    fc.property(values, list => {
      const fields = list.map((value, at) => ({ id: String(at).padStart(2, '0'), value }))
      expect(decodeTlv(encodeTlv(fields))).toEqual(new Map(fields.map(({ id, value }) => [id, value])))
    }),
  )
})
