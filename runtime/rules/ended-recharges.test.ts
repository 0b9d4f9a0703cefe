import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEnded, readEnded, writeEnded } from './ended-recharges.ts'

const recharge = fc.record({ atMs: fc.nat(), amountCents: fc.nat(), recipient: fc.stringMatching(/^\d{10,11}$/) })

test('a stored list of ended recharges is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(recharge), all => {
      expect(readEnded(writeEnded(all) ?? '')).toEqual(all)
    }),
  )
})

test.each([
  [1, 'R$ 10,00 para (11) 98765-4321'],
  [2, 'R$ 10,00 para (11) 98765-4321 e R$ 20,00 para (11) 98765-4321'],
  [3, 'R$ 10,00 para (11) 98765-4321, R$ 20,00 para (11) 98765-4321 e R$ 30,00 para (11) 98765-4321'],
])('the list of %d ended recharges is written as one phrase', (count, said) => {
  const all = Array.from({ length: count }, (_, at) => ({
    atMs: 0,
    amountCents: 1000 * (at + 1),
    recipient: '11987654321',
  }))
  expect(formatEnded(writeEnded(all) ?? '').replaceAll('\u00a0', ' ')).toBe(said)
})

test('an empty or invalid text is read as an empty list of ended recharges', () => {
  expect([readEnded(''), formatEnded('abc')]).toEqual([[], ''])
})
