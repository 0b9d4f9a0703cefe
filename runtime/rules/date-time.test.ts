import { afterEach, expect, test } from 'vitest'
import { formatDateTime, formatDuration } from './date-time.ts'

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
