import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { formatDateTime, formatDuration, readDate, timeLeft } from './date-time.ts'

const deviceZone = process.env.TZ

afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

const zones = ['UTC', 'Asia/Tokyo', 'America/Manaus', 'Pacific/Kiritimati', 'America/New_York']

test.each(zones)('on a device in %s, a time is shown in São Paulo’s time zone', zone => {
  process.env.TZ = zone
  expect(formatDateTime('2026-11-27T23:31:00.000Z')).toBe('27/11/2026, 20:31')
  expect(formatDateTime('2026-11-27T23:31')).toBe('27/11/2026, 20:31')
  expect(formatDateTime('2026-11-27T20:31:00.123456-03:00')).toBe('27/11/2026, 20:31')
})

test.each(zones)('on a device in %s, a date without a time is shown as that day and without an hour', zone => {
  process.env.TZ = zone
  for (const day of ['01', '15', '31']) expect(formatDateTime(`2026-07-${day}`)).toBe(`${day}/07/2026`)
  // Brazil still had daylight saving time in 2018. The offset of that summer must not change the day.
  expect(formatDateTime('2018-12-15')).toBe('15/12/2018')
})

test.each(zones)('on a device in %s, a date without a time is read as the whole day in Brazil', zone => {
  process.env.TZ = zone
  const [fromMs, untilMs] = [Date.parse('2026-07-15T00:00:00-03:00'), Date.parse('2026-07-16T00:00:00-03:00')]
  expect(readDate('2026-07-15')).toEqual({ fromMs, untilMs })
  expect(readDate('2026-07-15T00:00:00-03:00')).toEqual({ fromMs, untilMs: fromMs })
})

test.each([
  '',
  ' ',
  '0',
  '1796000000000',
  'ontem',
  'null',
  '27/11/2026',
  '2026-11',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31T10:00:00Z',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-27T25:00:00Z',
  '2026-11-27T10:60:00Z',
  '2026-11-27 10:00',
  '2026-11-27T10:00:00Z ',
  '+275760-09-13T00:00:01Z',
])('the text %j is not read as a date', text => {
  expect(readDate(text)).toBeUndefined()
  expect(formatDateTime(text)).toBeUndefined()
})

test('29 February is accepted only in a leap year', () => {
  expect(formatDateTime('2028-02-29')).toBe('29/02/2028')
})

test('midnight in Brazil is shown as 00:00, and the date changes at 03:00 UTC', () => {
  expect(formatDateTime('2026-01-01T03:00:00Z')).toBe('01/01/2026, 00:00')
  expect(formatDateTime('2026-01-01T02:59:00Z')).toBe('31/12/2025, 23:59')
})

test('a time in January is shown without daylight saving time', () => {
  expect(formatDateTime('2027-01-15T12:05:00Z')).toBe('15/01/2027, 09:05')
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
])('%d ms are shown as the remaining time "%s"', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown)
})

test('if the operator’s time has only whole seconds, the countdown of a Pix code never shows too much time', () => {
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
