import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { armAt, armOf, isInLayer, LAYER_PLACES, PLACES, placeOf, type Range, rangesOf } from './assignment.ts'
import { choices, equalWeights, hashes, namespaces, ranges } from './testing/growthbook-vectors.ts'

const places = (share: number) => Math.round(share * PLACES)
const scaled = (spans: readonly Range[]): Range[] => spans.map(([start, end]) => [places(start), places(end)])
const equal = (arms: number) => Array.from({ length: arms }, () => 1)

describe('GrowthBook’s published examples', () => {
  test.each(hashes)('the salt “%s” and the device “%s” have the same hash as in GrowthBook', (salt, device, place) => {
    expect(placeOf(device, salt)).toBe(places(place))
  })

  test.each(namespaces)(
    'a device belongs to a layer (its part of all devices) exactly if it does so in GrowthBook: %s',
    (_, device, [name, start, end], isMember) => {
      expect(isInLayer(device, { name, range: [start * LAYER_PLACES, end * LAYER_PLACES] })).toBe(isMember)
    },
  )

  // GrowthBook corrects these invalid inputs. This app does not: it refuses such a coverage, and accepts weights with
  // any sum.
  const repaired = ['negative coverage', 'coverage above 1', 'weights.length not equal to num variations']
  const ofOtherSum = ['weights sum below 1', 'weights sum above 1', 'weights sum almost equals 1']
  const alike = ranges.filter(([name]) => ![...repaired, ...ofOtherSum].includes(name))
  test.each(alike)(
    'the arms of an A/B test get the same devices as in GrowthBook: %s',
    (_, arms, coverage, weights, expected) => {
      expect(rangesOf(weights ?? equal(arms), coverage)).toEqual(scaled(expected))
    },
  )

  test.each(choices)(
    'for the same hash of a device, an A/B test chooses the same arm as GrowthBook: %s',
    (_, place, spans, arm) => {
      expect(indexAt(place * PLACES, scaled(spans)) ?? -1).toBe(arm)
    },
  )

  test.each(equalWeights.filter(([arms]) => arms > 0))(
    'an A/B test with %d equal arms divides its devices in the same way as GrowthBook',
    (arms, weights) => {
      const sizes = rangesOf(equal(arms), 1).map(([start, end]) => end - start)
      // 10,000 places cannot be divided by 3, so a group may have one place more or less than in GrowthBook.
      for (const [index, size] of sizes.entries()) expect(Math.abs(size - places(weights[index] ?? 0))).toBeLessThan(2)
    },
  )
})

const indexAt = (place: number, ranges: readonly Range[]) =>
  armAt(
    place,
    ranges.map((range, index) => ({ range, index })),
  )?.index
const device = (index: number) => `8c69d4c0-1f2e-4a5b-9c3d-${String(index).padStart(12, '0')}`
const weight = fc.integer({ min: 1, max: 100 })
const coverage = fc.integer({ min: 0, max: PLACES }).map(places => places / PLACES)

test('if an A/B test is given to more or fewer devices, those that stay in it keep their arm', () => {
  fc.assert(
    fc.property(fc.array(weight, { minLength: 2, maxLength: 5 }), coverage, coverage, (weights, one, other) => {
      const [before, after] = [rangesOf(weights, one), rangesOf(weights, other)]
      for (let place = 0; place < PLACES; place += 7) {
        const [was, is] = [indexAt(place, before), indexAt(place, after)]
        if (was !== undefined && is !== undefined) expect(is).toBe(was)
        if (one <= other && was !== undefined) expect(is).toBe(was)
      }
    }),
  )
})

test('no device belongs to two arms of an A/B test, and if the test has all devices, each belongs to one', () => {
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 5 }), coverage, (weights, part) => {
      const ranges = rangesOf(weights, part)
      for (const [index, [start]] of ranges.entries()) expect(start).toBeGreaterThanOrEqual(ranges[index - 1]?.[1] ?? 0)
      const whole = rangesOf(weights, 1)
      expect(whole.map(([start]) => start)).toEqual([0, ...whole.slice(0, -1).map(([, end]) => end)])
      expect(whole.at(-1)?.[1]).toBe(PLACES)
    }),
  )
})

test('a device’s arm in one A/B test does not depend on its arm in another A/B test', () => {
  const devices = Array.from({ length: 20_000 }, (_, index) => device(index))
  const salts = Array.from({ length: 20 }, (_, index) => `web~trial-${index}`)
  const members = salts.map(salt => devices.map(one => placeOf(one, salt) < PLACES / 2))
  // Each trial contains about half of the 20,000 devices, so two independent trials share about 5,000 (standard
  // deviation 61). The limit of 4.5 deviations is so wide that a correct hash exceeds it only for one in 770 sets of
  // salts.
  members.forEach((one, index) => {
    for (const other of members.slice(0, index)) {
      const both = one.filter((isMember, at) => isMember && other[at]).length
      expect(Math.abs(both - 5_000)).toBeLessThan(4.5 * 61)
    }
  })
})

test('an empty text, an emoji or any other text can be a device’s id or the salt of an A/B test', () => {
  for (const text of ['', ' ', 'ção', '😀', '\0', '\ud800', 'x'.repeat(10_000)]) {
    const place = placeOf(text, text)
    expect(Number.isInteger(place) && place >= 0 && place < PLACES).toBe(true)
    expect(placeOf(text, text)).toBe(place)
  }
})

test('if two A/B tests divide the devices of a layer, each device takes part in one of them and not in both', () => {
  const trial = (start: number, end: number, salt: string) => ({
    salt,
    layer: { name: 'checkout', range: [start, end] as const },
    arms: rangesOf([1, 1], 1).map((range, index) => ({ range, index })),
  })
  const [one, other] = [trial(0, 300, 'one'), trial(300, 1_000, 'other')]
  let ofOne = 0
  for (let index = 0; index < 10_000; index += 1) {
    const [inOne, inOther] = [armOf(device(index), one), armOf(device(index), other)]
    expect(inOne === undefined).toBe(inOther !== undefined)
    if (inOne !== undefined) ofOne += 1
  }
  // The first A/B test has 30 % of the 10,000 devices. The standard deviation of that number is 46.
  expect(Math.abs(ofOne - 3_000)).toBeLessThan(4.5 * 46)
})
