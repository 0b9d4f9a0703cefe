import { madeOnce } from '../rules/made-once.ts'

const DAY_MS = 86_400_000
/** Noon in Brasília, as an hour in UTC. */
const NOON_HOUR = 15
/** No schedule waits longer for its next day, neither a weekly nor a monthly one (days `01` to `28`). */
const LONGEST_WAIT_DAYS = 31
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const calendar = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
)

/**
 * Returns the time of a schedule's next recharge (Unix time in ms): noon of the first matching day after today, by
 * Brasília's calendar. `day` is a weekday in English or `01`–`28`. If it does not match the frequency, returns
 * undefined.
 */
export function nextDate(frequency: 'weekly' | 'monthly', day: string, nowMs: number): number | undefined {
  const today = noonOf(nowMs)
  for (let ahead = 1; ahead <= LONGEST_WAIT_DAYS; ahead += 1) {
    const at = today + ahead * DAY_MS
    const date = new Date(at)
    const isIt =
      frequency === 'weekly'
        ? weekdays[date.getUTCDay()] === day.toLowerCase()
        : date.getUTCDate() === Number.parseInt(day, 10)
    if (isIt) return at
  }
  return undefined
}

function noonOf(ms: number): number {
  const parts = new Map(
    calendar()
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day'), NOON_HOUR)
}
