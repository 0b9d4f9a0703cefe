import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { formatDateTime, formatDuration, timeLeft } from './date-time.ts'

const deviceZone = process.env.TZ

afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

test.each(['UTC', 'Asia/Tokyo', 'America/Manaus'])('on a device in %s the time is that of São Paulo', zone => {
  process.env.TZ = zone
  expect(formatDateTime(Date.UTC(2026, 10, 27, 23, 31))).toBe('27/11/2026, 20:31')
})

test('midnight is 00:00 and the date turns at three in UTC', () => {
  expect(formatDateTime(Date.UTC(2026, 0, 1, 3, 0))).toBe('01/01/2026, 00:00')
  expect(formatDateTime(Date.UTC(2026, 0, 1, 2, 59))).toBe('31/12/2025, 23:59')
})

test('January has no daylight saving', () => {
  expect(formatDateTime(Date.UTC(2027, 0, 15, 12, 5))).toBe('15/01/2027, 09:05')
})

test.each([
  [582_000, '9:42'],
  [5_000, '0:05'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_599_000, '59:59'],
  [3_599_001, '1 h 0 min'],
  [3_600_000, '1 h 0 min'],
  [86_340_000, '23 h 59 min'],
  [86_399_000, '23 h 59 min'],
  [86_400_000, '24 h 0 min'],
])('%d ms are left as %s', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown)
})

test('of a code that lives for ten minutes no more is shown than is left, though the operator’s clock is told in whole seconds', () => {
  const untilMs = 600_000
  fc.assert(
    fc.property(fc.integer({ min: 0, max: untilMs }), nowMs => {
      const told = Math.floor(nowMs / 1000) * 1000
      expect(timeLeft(untilMs, told)).toBeLessThanOrEqual(untilMs - nowMs)
    }),
  )
  expect(formatDuration(timeLeft(untilMs, 0))).toBe('9:59')
  expect(timeLeft(untilMs, untilMs + 1)).toBe(0)
})
