import { expect, test } from 'vitest'
import { leftToWait } from './left.ts'

test.each([
  ['just sent', 100_000, 30_000],
  ['10 s ago', 110_000, 20_000],
  ['30 s ago', 130_000, 0],
  ['long ago', 900_000, 0],
  ['and the clock set back by ten minutes since', -500_000, 0],
])('a code that was sent %s', (_, now, leftMs) => {
  expect(leftToWait(100_000, 30_000, now)).toBe(leftMs)
})
