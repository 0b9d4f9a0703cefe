import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Variant } from '../../../runtime/engine/page-data.ts'
import { chooseVariant, type Visitor } from './choose-variant.ts'

const DECEMBER = { from: Date.parse('2026-12-01T00:00:00-03:00'), until: Date.parse('2026-12-26T00:00:00-03:00') }
const visitor: Visitor = {
  channel: 'web',
  segment: undefined,
  share: 50,
  now: Date.parse('2026-12-10T12:00:00-03:00'),
  pinned: undefined,
}
const variant = (about: Partial<Variant>): Variant => ({ id: 'web~december', body: 'h', audience: {}, ...about })
const sees = (one: Variant, who: Partial<Visitor>) => chooseVariant([one], { ...visitor, ...who }) === one

test('a variant without audience and dates is shown to every visitor, always', () => {
  expect(sees(variant({}), { share: undefined, now: 0 })).toBe(true)
})

test('a variant is shown from its first moment until just before its end', () => {
  const { from, until } = DECEMBER
  const december = variant(DECEMBER)
  const seen = [from - 1, from, until - 1, until].map(now => sees(december, { now }))
  expect(seen).toEqual([false, true, true, false])
})

test('a visitor who began in a variant stays in it after its end', () => {
  const late = { now: DECEMBER.until + 1, pinned: 'web~december' }
  expect(sees(variant(DECEMBER), late)).toBe(true)
  expect(sees(variant(DECEMBER), { ...late, pinned: 'web~easter' })).toBe(false)
  // A visitor who began in the variant keeps it after its end, but their channel still has to match.
  expect(sees(variant({ ...DECEMBER, audience: { channels: ['ura'] } }), late)).toBe(false)
})

test('a visitor sees a variant only if every condition of its audience matches', () => {
  const some = variant({ audience: { channels: ['web', 'ura'], segments: ['PRE'], percent: 60 } })
  const fits = { channel: 'ura', segment: 'PRE', share: 59 }
  expect(sees(some, fits)).toBe(true)
  const others = [{ channel: 'beta_app' }, { segment: 'CONTROLE' }, { segment: undefined }, { share: 60 }]
  for (const other of others) expect(sees(some, { ...fits, ...other }), JSON.stringify(other)).toBe(false)
})

test('a device without a number for percentages sees no variant with a percentage, not even with 100', () => {
  expect(sees(variant({ audience: { percent: 100 } }), { share: undefined })).toBe(false)
})

test('a visitor sees the first variant that matches them', () => {
  const forSome = variant({ id: 'web~some', audience: { segments: ['PRE'] } })
  const forAll = variant({ id: 'web~all' })
  const seenBy = (who: Partial<Visitor>) => chooseVariant([forSome, forAll], { ...visitor, ...who })?.id
  expect(seenBy({})).toBe('web~all')
  // The visitor began before they logged in: the variant for their segment still comes first.
  expect(seenBy({ segment: 'PRE', pinned: 'web~all' })).toBe('web~some')
})

test('a larger percentage keeps every device of a smaller one, and 100 includes every device', () => {
  const percent = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), percent, percent, (share, one, other) => {
      const isIn = (most: number) => sees(variant({ audience: { percent: most } }), { share })
      expect(!isIn(Math.min(one, other)) || isIn(Math.max(one, other))).toBe(true)
      expect(isIn(100)).toBe(true)
    }),
  )
})
