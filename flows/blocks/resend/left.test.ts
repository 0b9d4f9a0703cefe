import { expect, test } from 'vitest'
import { leftToWait } from './left.ts'

test.each([
  ['has just been sent', 100_000, 100_000, 30_000],
  ['was sent 10 s ago', 100_000, 110_000, 20_000],
  ['was sent 30 s ago', 100_000, 130_000, 0],
  ['was sent long ago', 100_000, 900_000, 0],
  ['was sent before the page was loaded: 30 s after the load', undefined, 5_000, 25_000],
])('a customer can request another SMS code 30 s after the last one, which %s', (_, sentAt, elapsedMs, leftMs) => {
  expect(leftToWait(sentAt, 0, 30_000, elapsedMs)).toBe(leftMs)
})
