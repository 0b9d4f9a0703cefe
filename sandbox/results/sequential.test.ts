import { expect, test } from 'vitest'
import { differenceOf, halfWidth } from './sequential.ts'

// These inputs and numbers come from GrowthBook's tests of gbstats, packages/stats/tests/frequentist/test_tests.py in
// https://github.com/growthbook/growthbook, Copyright (c) 2024 GrowthBook, Inc., MIT License.
const control = { visits: 3000, sum: 1396.87, squares: 52_377.9767 }
const patch = { visits: 3461, sum: 2422.7, squares: 134_698.29 }

test('half the width of an interval of uncertainty is the same as in GrowthBook’s SequentialTwoSidedTTest', () => {
  const half = halfWidth(0.333_412_214_640_073_5, 6461, 0.05, 1000)
  expect(0.503_361_085_856_235_8 - half).toBeCloseTo(-0.558_44, 5)
  expect(0.503_361_085_856_235_8 + half).toBeCloseTo(1.565_16, 5)
  // GrowthBook published these numbers for 5,000 visits, which is its default and ours. It rounded the standard error,
  // so only four digits are compared.
  expect(halfWidth(0.033_86, 6461, 0.05)).toBeCloseTo((0.606_75 - 0.400_98) / 2, 4)
})

test('the difference between two arms, and its uncertainty, are the same as in GrowthBook', () => {
  const difference = differenceOf(control, patch, 0.05)
  expect(difference?.mean).toBeCloseTo(0.234_376_666_666_666_68, 12)
  expect((difference?.high ?? 0) - (difference?.mean ?? 0)).toBeCloseTo(
    halfWidth(0.129_830_812_541_847_36, 6461, 0.05),
    9,
  )
  expect((difference?.mean ?? 0) - (difference?.low ?? 0)).toBeCloseTo(
    halfWidth(0.129_830_812_541_847_36, 6461, 0.05),
    9,
  )
})

test('if too few visits differ to compute an uncertainty, no difference between arms is reported', () => {
  expect(differenceOf({ visits: 1, sum: 1, squares: 1 }, patch, 0.05)).toBeUndefined()
  expect(differenceOf({ visits: 50, sum: 0, squares: 0 }, { visits: 50, sum: 0, squares: 0 }, 0.05)).toBeUndefined()
  expect(differenceOf({ visits: 50, sum: 50, squares: 50 }, { visits: 50, sum: 0, squares: 0 }, 0.05)).toBeUndefined()
})
