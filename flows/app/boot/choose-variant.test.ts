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

test('one without audience and dates is for everybody, always', () => {
  expect(sees(variant({}), { share: undefined, now: 0 })).toBe(true)
})

test('it is there from its first moment to the last before its end', () => {
  const { from, until } = DECEMBER
  const december = variant(DECEMBER)
  const seen = [from - 1, from, until - 1, until].map(now => sees(december, { now }))
  expect(seen).toEqual([false, true, true, false])
})

test('whoever began in it stays in it, though its time is over', () => {
  const late = { now: DECEMBER.until + 1, pinned: 'web~december' }
  expect(sees(variant(DECEMBER), late)).toBe(true)
  expect(sees(variant(DECEMBER), { ...late, pinned: 'web~easter' })).toBe(false)
  // What they came by is another matter than how late it is.
  expect(sees(variant({ ...DECEMBER, audience: { channels: ['ura'] } }), late)).toBe(false)
})

test('all that the audience says has to fit', () => {
  const some = variant({ audience: { channels: ['web', 'ura'], segments: ['PRE'], percent: 60 } })
  const fits = { channel: 'ura', segment: 'PRE', share: 59 }
  expect(sees(some, fits)).toBe(true)
  const others = [{ channel: 'beta_app' }, { segment: 'CONTROLE' }, { segment: undefined }, { share: 60 }]
  for (const other of others) expect(sees(some, { ...fits, ...other }), JSON.stringify(other)).toBe(false)
})

test('a device without a share of its own is in no percentage', () => {
  expect(sees(variant({ audience: { percent: 100 } }), { share: undefined })).toBe(false)
})

test('of several the first that fits is seen', () => {
  const forSome = variant({ id: 'web~some', audience: { segments: ['PRE'] } })
  const forAll = variant({ id: 'web~all' })
  const seenBy = (who: Partial<Visitor>) => chooseVariant([forSome, forAll], { ...visitor, ...who })?.id
  expect(seenBy({})).toBe('web~all')
  // They began before they logged in: what is for them in particular is theirs all the same.
  expect(seenBy({ segment: 'PRE', pinned: 'web~all' })).toBe('web~some')
})

test('a larger percentage takes nobody away, and at 100 every device is in', () => {
  const percent = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), percent, percent, (share, one, other) => {
      const isIn = (most: number) => sees(variant({ audience: { percent: most } }), { share })
      expect(!isIn(Math.min(one, other)) || isIn(Math.max(one, other))).toBe(true)
      expect(isIn(100)).toBe(true)
    }),
  )
})
