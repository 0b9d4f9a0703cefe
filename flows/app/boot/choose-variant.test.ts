import { describe, expect, test } from 'vitest'
import type { Variant } from '../../../runtime/engine/page-data.ts'
import { PLACES, placeOf } from '../../../runtime/trials/assignment.ts'
import { chooseVariant, type Visitor } from './choose-variant.ts'

const DECEMBER = { from: Date.parse('2026-12-01T00:00:00-03:00'), until: Date.parse('2026-12-26T00:00:00-03:00') }
const visitor: Visitor = {
  channel: 'web',
  segment: undefined,
  device: undefined,
  now: Date.parse('2026-12-10T12:00:00-03:00'),
  pinned: undefined,
}
const variant = (about: Partial<Variant>): Variant => ({
  id: 'web~december',
  title: 'Natal',
  body: 'h',
  audience: {},
  ...about,
})
const sees = (one: Variant, who: Partial<Visitor>) => chooseVariant([one], { ...visitor, ...who })?.body === 'h'

test('a variant without an audience and without dates is shown to every visitor at any time', () => {
  expect(sees(variant({}), { now: 0 })).toBe(true)
})

test('a variant is shown from its start time on, and no longer at its end time', () => {
  const { from, until } = DECEMBER
  const december = variant(DECEMBER)
  const seen = [from - 1, from, until - 1, until].map(now => sees(december, { now }))
  expect(seen).toEqual([false, true, true, false])
})

test('if a visitor started in a variant, the visitor still sees it after its end', () => {
  const late = { now: DECEMBER.until + 1, pinned: 'web~december' }
  expect(sees(variant(DECEMBER), late)).toBe(true)
  expect(sees(variant(DECEMBER), { ...late, pinned: 'web~easter' })).toBe(false)
  // A visitor who started in the variant keeps it after its end, but only in a channel of its audience.
  expect(sees(variant({ ...DECEMBER, audience: { channels: ['ura'] } }), late)).toBe(false)
})

test('a visitor sees a variant only if every condition of its audience matches', () => {
  const some = variant({ audience: { channels: ['web', 'ura'], segments: ['PRE'] } })
  const fits = { channel: 'ura', segment: 'PRE' }
  expect(sees(some, fits)).toBe(true)
  const others = [{ channel: 'beta_app' }, { segment: 'CONTROLE' }, { segment: undefined }]
  for (const other of others) expect(sees(some, { ...fits, ...other }), JSON.stringify(other)).toBe(false)
})

test('if two variants match a visitor, the visitor sees the first of them', () => {
  const forSome = variant({ id: 'web~some', audience: { segments: ['PRE'] } })
  const forAll = variant({ id: 'web~all' })
  const seenBy = (who: Partial<Visitor>) => chooseVariant([forSome, forAll], { ...visitor, ...who })?.variant.id
  expect(seenBy({})).toBe('web~all')
  // The visitor started in another variant before the login. After the login, the variant for the customer's
  // segment still comes first.
  expect(seenBy({ segment: 'PRE', pinned: 'web~all' })).toBe('web~some')
})

describe('an A/B test', () => {
  const arms = [
    { id: 'control', range: [0, 3_000] },
    { id: 'patch', range: [5_000, 8_000], body: 'h' },
  ] as const
  const trial = variant({ id: 'web~hero', trial: { salt: 'hero', arms } })
  const devices = Array.from({ length: 1_000 }, (_, index) => `device-${index}`)
  const deviceAt = (isThere: (place: number) => boolean) => devices.find(one => isThere(placeOf(one, 'hero')))
  const inControl = deviceAt(place => place < 3_000)
  const inPatch = deviceAt(place => place >= 5_000 && place < 8_000)
  const outside = deviceAt(place => place >= 8_000)
  const choiceOf = (device: string | undefined, also: readonly Variant[] = []) =>
    chooseVariant([trial, ...also], { ...visitor, device })

  test('devices in the patch arm see the patch, devices in the control arm see the unchanged flow, and both take part in the A/B test', () => {
    expect(choiceOf(inPatch)).toMatchObject({ arm: { id: 'patch' }, body: 'h' })
    expect(choiceOf(inControl)).toMatchObject({ variant: { id: 'web~hero' }, arm: { id: 'control' }, body: undefined })
  })

  test('a device does not take part in an A/B test if it has no stored id, or if the test’s percentage leaves it out', () => {
    expect(choiceOf(outside)).toBeUndefined()
    expect(choiceOf(undefined)).toBeUndefined()
  })

  test('a device in the control arm sees no other variant; a device outside the A/B test may see a variant of lower priority', () => {
    const lower = variant({ id: 'web~december', body: 'd' })
    expect(choiceOf(inControl, [lower])?.body).toBeUndefined()
    expect(choiceOf(outside, [lower])?.body).toBe('d')
  })

  test('a visitor who started in one of several patches still sees this patch after the A/B test has ended', () => {
    const patches = [
      { id: 'control', range: [0, PLACES] },
      { id: 'short', range: [PLACES, PLACES], body: 's' },
      { id: 'long', range: [PLACES, PLACES], body: 'l' },
    ] as const
    const over = variant({ id: 'web~hero', ...DECEMBER, trial: { salt: 'hero', arms: patches } })
    const late = { ...visitor, now: DECEMBER.until, device: inPatch }
    expect(chooseVariant([over], late)).toBeUndefined()
    expect(chooseVariant([over], { ...late, pinned: 'web~hero~short' })?.body).toBe('s')
    expect(chooseVariant([over], { ...late, pinned: 'web~hero~long' })?.body).toBe('l')
  })
})
