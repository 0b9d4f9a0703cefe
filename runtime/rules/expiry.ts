import { digitsOf, halfWidth } from './digits.ts'

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** A month with two digits, which the card service expects. */
export type Month = (typeof months)[number]

export type ExpiryViolation = 'empty' | 'short' | 'invalid' | 'expired'

/** `year` has four digits. */
export type ExpiryResult =
  | { readonly ok: true; readonly month: Month; readonly year: string }
  | { readonly ok: false; readonly violation: ExpiryViolation }

/** America/Sao_Paulo is always UTC-3, because Brazil has had no daylight saving time since 2019 (Decreto 9.772). */
const saoPauloBehindUtcMs = 3 * 3_600_000
const windowYears = 50

/**
 * Returns the parsed expiry of a card: `12/27`, `1/27`, `1227`, `12/2027`, `122027` or `2027-12`. `nowMs` is Unix time.
 * `invalid`: no such month, too many digits, or a year more than 50 years from now. `expired`: the month has ended in
 * America/Sao_Paulo.
 */
export function parseExpiry(text: string, nowMs: number): ExpiryResult {
  const digits = digitsOf(text)
  if (digits === '') return { ok: false, violation: 'empty' }
  const { monthText, yearText } = split(text)
  const yearIsWhole = yearText.length === 2 || yearText.length === 4
  if (!yearIsWhole) return { ok: false, violation: yearText.length > 4 ? 'invalid' : 'short' }
  const month = months.find(candidate => candidate === monthText)
  const thisYear = new Date(nowMs - saoPauloBehindUtcMs).getUTCFullYear()
  const year = yearText.length === 2 ? expandYear(Number(yearText), thisYear) : Number(yearText)
  if (month === undefined || !isInWindow(year, thisYear)) return { ok: false, violation: 'invalid' }
  const endMs = Date.UTC(year, Number(month)) + saoPauloBehindUtcMs
  if (nowMs >= endMs) return { ok: false, violation: 'expired' }
  return { ok: true, month, year: String(year) }
}

/**
 * Returns the typed part of an expiry as `MM/YY` or `MM/YYYY`. A leading zero is added before a first digit from 2 to
 * 9. The slash appears with the first digit of the year. `2027-12` from a password manager is reordered. Formatting
 * twice gives the same text.
 */
export function formatExpiryTyping(text: string): string {
  const { monthText, yearText } = split(text)
  const barIsTyped = /^\D*\d{1,2}\s*[/-]\D*$/.test(halfWidth(text)) && monthText.length === 2
  return yearText === '' && !barIsTyped ? monthText : `${monthText}/${yearText}`
}

/**
 * Returns the digits of the month, and all later digits as the year. The month has two digits unless it is unfinished.
 */
function split(written: string): { monthText: string; yearText: string } {
  const text = halfWidth(written)
  const yearFirst = /^\D*(\d{4})\D*(0[1-9]|1[0-2])\D*$/.exec(text)
  const digits = digitsOf(text)
  const monthComesFirst = /^(0[1-9]|1[0-2])/.test(digits)
  if (yearFirst?.[1] !== undefined && yearFirst[2] !== undefined && !monthComesFirst) {
    return { monthText: yearFirst[2], yearText: yearFirst[1] }
  }
  const singleDigitMonth = /^\D*[1-9]\s*[/-]/.test(text) || /^[2-9]/.test(digits)
  const padded = singleDigitMonth ? `0${digits}` : digits
  return { monthText: padded.slice(0, 2), yearText: padded.slice(2) }
}

/** Returns the full year, within 50 years of now: 27 is 2027 in the year 2026. */
function expandYear(lastTwo: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + lastTwo
  if (year > thisYear + windowYears) return year - 100
  return year <= thisYear - windowYears ? year + 100 : year
}

function isInWindow(year: number, thisYear: number): boolean {
  return year > thisYear - windowYears && year <= thisYear + windowYears
}
