import { expect, test } from 'vitest'
import { logOdds, ratioPValue } from './sample-ratio.ts'

// These inputs and numbers come from Optimizely's tests of ssrm-test, ssrm_test/test_ssrm_test.py in
// https://github.com/optimizely/ssrm, Copyright 2020 Optimizely Inc., Apache License 2.0.
const even = [1, 1, 1]
const shares = [0.4, 0.4, 0.2]
/**
 * Each row has the visits of each arm so far, and the logarithms of two probabilities of these visits: with other
 * shares, and with the configured shares.
 */
const published: readonly (readonly [counts: readonly number[], other: number, configured: number])[] = [
  [[1, 0, 0], -1.098_612_288_668_109_6, -0.916_290_731_874_155],
  [[1, 1, 0], -2.484_906_649_788_000_4, -1.832_581_463_748_31],
  [[2, 1, 0], -3.401_197_381_662_155, -2.748_872_195_622_465],
  [[2, 2, 0], -4.499_809_670_330_265, -3.665_162_927_496_62],
  [[2, 2, 1], -6.445_719_819_385_578_5, -5.274_600_839_930_72],
  [[20, 17, 9], -7.028_201_432_058_012, -4.077_640_646_606_198_5],
  [[38, 38, 17], -11.947_847_738_358_888, -8.265_946_861_099_877],
  [[42, 44, 21], -15.471_401_950_257_842, -11.610_743_519_545_139],
  [[60, 63, 32], -19.964_845_210_903_86, -15.781_031_228_536_165],
]

test.each(published)(
  'for the visits %j, the odds that the arms have wrong sizes are the same as in Optimizely’s package ssrm-test',
  (counts, other, configured) => {
    expect(logOdds(counts, shares, even)).toBeCloseTo(other - configured, 10)
  },
)

test('the odds that the arms have wrong sizes are the same as in the tests of the package ssrm-test', () => {
  const odds = logOdds([2, 1, 7], [0.1, 0.5, 0.4], [1000, 5000, 4000])
  expect(Math.exp(odds)).toBeCloseTo(1.001_749_612_013_143_5, 9)
})

test('if the visits of the arms are in the same proportion as the weights, no wrong ratio is reported', () => {
  expect(ratioPValue([9000, 1000], [90, 10])).toBe(1)
  expect(ratioPValue([9000, 1000], [1, 1])).toBeLessThan(1e-30)
  expect(ratioPValue([0, 500], [1, 1])).toBeLessThan(1e-30)
})
