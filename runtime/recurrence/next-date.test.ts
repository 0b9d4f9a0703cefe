import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextDate } from './next-date.ts'

const DAY_MS = 86_400_000
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const inBrasilia = (ms: number) => new Date(ms).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })

test.each([
  ['weekly', 'monday', '2026-11-27T15:00:00Z', '2026-11-30'],
  // 27 November 2026 is a Friday. A schedule never starts on the same day, so the next Friday is a week later.
  ['weekly', 'friday', '2026-11-27T15:00:00Z', '2026-12-04'],
  ['weekly', 'SATURDAY', '2026-11-27T15:00:00Z', '2026-11-28'],
  ['monthly', '05', '2026-11-27T15:00:00Z', '2026-12-05'],
  ['monthly', '27', '2026-11-27T15:00:00Z', '2026-12-27'],
  ['monthly', '28', '2027-02-27T15:00:00Z', '2027-02-28'],
  ['monthly', '01', '2026-12-31T15:00:00Z', '2027-01-01'],
  // 02:59 UTC is 23:59 of 30 November in Brasília, so the next first day of a month is 1 December.
  ['monthly', '01', '2026-12-01T02:59:00Z', '2026-12-01'],
  ['monthly', '01', '2026-12-01T03:00:00Z', '2027-01-01'],
] as const)('the first date of a %s schedule on %s after %s is %s', (frequency, day, now, date) => {
  const next = nextDate(frequency, day, Date.parse(now))
  expect(next === undefined ? undefined : inBrasilia(next)).toBe(date)
})

test.each([
  ['weekly', '05'],
  ['monthly', 'monday'],
  ['monthly', '32'],
] as const)('a %s schedule cannot have the day %s', (frequency, day) => {
  expect(nextDate(frequency, day, 0)).toBeUndefined()
})

const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })

test('the next date of a weekly schedule is the first day after today that has its weekday', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...weekdays), (now, day) => {
      const next = nextDate('weekly', day, now) ?? 0
      expect(new Date(`${inBrasilia(next)}T12:00:00Z`).getUTCDay()).toBe(weekdays.indexOf(day))
      expect(inBrasilia(next) > inBrasilia(now)).toBe(true)
      expect(inBrasilia(next) <= inBrasilia(now + 7 * DAY_MS)).toBe(true)
    }),
  )
})

test('the next date of a monthly schedule is the first day after today that has its day number', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 28 }), (now, number) => {
      const day = String(number).padStart(2, '0')
      const next = nextDate('monthly', day, now) ?? 0
      expect(inBrasilia(next).slice(-2)).toBe(day)
      expect(inBrasilia(next) > inBrasilia(now)).toBe(true)
      for (let at = now + DAY_MS; inBrasilia(at) < inBrasilia(next); at += DAY_MS)
        expect(inBrasilia(at).slice(-2)).not.toBe(day)
    }),
    { numRuns: 30 },
  )
})
