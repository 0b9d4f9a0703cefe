import { madeOnce } from './made-once.ts'

const dateTimeFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A day or a point in time (Unix time in ms). */
export interface ReadDate {
  readonly fromMs: number
  /** The end of the day in Brazil. A point in time has no duration, so here `untilMs` is equal to `fromMs`. */
  readonly untilMs: number
}

const ISO_8601 = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d:\d\d)?)?$/
/** America/Sao_Paulo is always UTC-3, because Brazil has had no daylight saving time since 2019 (Decreto 9.772). */
const BEHIND_UTC_MS = 3 * 3_600_000
const DAY_MS = 24 * 3_600_000

/**
 * Returns the time of an ISO 8601 date. If the date contains no time, returns the whole day in Brazil. For any other
 * text, or for a day that does not exist, returns undefined. A time without a zone is in UTC, never in the device's
 * zone.
 */
export function readDate(text: string): ReadDate | undefined {
  const [, day = '', time, zone = 'Z'] = ISO_8601.exec(text) ?? []
  const dayMs = Date.parse(`${day}T00:00:00Z`)
  // V8 reads 30 February as 2 March, so the day must be compared.
  if (Number.isNaN(dayMs) || !new Date(dayMs).toISOString().startsWith(day)) return undefined
  if (time === undefined) return { fromMs: dayMs + BEHIND_UTC_MS, untilMs: dayMs + BEHIND_UTC_MS + DAY_MS }
  const fromMs = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(fromMs) ? undefined : { fromMs, untilMs: fromMs }
}

/**
 * Returns an ISO 8601 date as `27/11/2026, 20:31` in America/Sao_Paulo, wherever the device is. Returns a day without a
 * time as `27/11/2026`. For a text that `readDate` rejects, returns undefined. The parts are joined here, because
 * browsers differ in the comma of the pt-BR format.
 */
export function formatDateTime(text: string): string | undefined {
  const read = readDate(text)
  if (read === undefined) return undefined
  const parts = new Map(
    dateTimeFormat()
      .formatToParts(read.fromMs)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.get('day')}/${parts.get('month')}/${parts.get('year')}`
  return read.fromMs === read.untilMs ? `${date}, ${parts.get('hour')}:${parts.get('minute')}` : date
}

/** The operator rounds its times down to a second, so a time may be up to this much (ms) too early. */
const clockStepMs = 1000

/**
 * Returns the time that is left until a moment of the operator's clock. It is rounded down, so it is never too long.
 */
export function timeLeft(untilMs: number, operatorNowMs: number): number {
  return Math.max(0, untilMs - operatorNowMs - clockStepMs)
}

/**
 * Returns a remaining time as `9:42`. From one hour on, returns it as `23 h 59 min`. It is rounded up to whole seconds,
 * so `0:00` means that no time remains.
 */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
