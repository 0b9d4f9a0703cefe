import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

const many = Array.from({ length: 100_000 }, (_, at) => at)

test.each([
  ['random names', (at: number) => `${Math.imul(at, 2654435761) >>> 0}-4a1b-${at}`],
  ['names that are counted', (at: number) => `device-${at}`],
  ['names that differ in front', (at: number) => `${String(at).padStart(6, '0')}-0000-4000-8000-000000000000`],
])('each of the hundred shares gets about one in a hundred of %s', (_, nameOf) => {
  const counts = new Array<number>(100).fill(0)
  for (const at of many) {
    const share = shareOf(nameOf(at))
    counts[share] = (counts[share] ?? 0) + 1
  }
  expect(counts).toHaveLength(100)
  // 190 is six standard deviations: a fair hash differs by more than that in less than one table in a million.
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(190)
})

test('a name always has the same share', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (name, other) => {
      const share = shareOf(name)
      shareOf(other)
      expect(shareOf(name)).toBe(share)
      expect(Number.isInteger(share) && share >= 0 && share < 100).toBe(true)
    }),
  )
  // These numbers are fixed: another hash would move devices into or out of a running variant.
  expect(['a', 'recarga', '8c69d4c0-1f2e-4a5b-9c3d-000000000000'].map(shareOf)).toEqual([15, 16, 36])
})
