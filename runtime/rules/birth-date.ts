import { digitsOf, halfWidth } from './digits.ts'

/** The youngest age that a customer can have. */
const YOUNGEST_YEARS = 15
const OLDEST_YEARS = 100
/** America/Sao_Paulo is always UTC-3, because Brazil has had no daylight saving time since 2019 (Decreto 9.772). */
const BEHIND_UTC_MS = 3 * 3_600_000

export type BirthDate =
  /** The date as DDMMAA, which the operator expects. */
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly violation: 'empty' | 'short' | 'invalid' | 'young' }

/**
 * Returns the parsed birth date: `27/03/90`, or with a four-digit year. A two-digit year is within the hundred years
 * before `nowMs` (Unix time). `invalid`: the day does not exist, is in the future or over a hundred years ago. `young`:
 * under 15.
 */
export function parseBirthDate(text: string, nowMs: number): BirthDate {
  const digits = dayFirst(text)
  if (digits === '') return { ok: false, violation: 'empty' }
  if (digits.length < 6 || digits.length === 7) return { ok: false, violation: 'short' }
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const today = nowMs - BEHIND_UTC_MS
  const born = year.length === 2 ? bornIn(day, month, year, today) : dayOf(Number(year), month, day)
  const isReal = born !== undefined && born <= today && born > yearsBefore(today, OLDEST_YEARS)
  if (!isReal) return { ok: false, violation: 'invalid' }
  if (born > yearsBefore(today, YOUNGEST_YEARS)) return { ok: false, violation: 'young' }
  return { ok: true, value: `${day}${month}${year.slice(-2)}` }
}

/** Returns the typed part of a birth date in the form `27/03/90`. It keeps every digit. */
export function formatBirthDate(text: string): string {
  return Array.from(dayFirst(text), (digit, at) => (at === 2 || at === 4 ? `/${digit}` : digit)).join('')
}

/** Returns the digits with the day first, because a browser's autofill writes `1990-03-27`. */
function dayFirst(text: string): string {
  const filled = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(halfWidth(text))
  return filled === null ? digitsOf(text) : `${filled[3]}${filled[2]}${filled[1]}`
}

function bornIn(day: string, month: string, year: string, today: number): number | undefined {
  const lately = dayOf(2000 + Number(year), month, day)
  return lately !== undefined && lately <= today ? lately : dayOf(1900 + Number(year), month, day)
}

/** Returns midnight UTC of the day (ms). If the day does not exist, returns undefined. */
function dayOf(year: number, month: string, day: string): number | undefined {
  const date = new Date(Date.UTC(year, Number(month) - 1, Number(day)))
  const isSame = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isSame ? date.getTime() : undefined
}

function yearsBefore(ms: number, years: number): number {
  const date = new Date(ms)
  return date.setUTCFullYear(date.getUTCFullYear() - years)
}
