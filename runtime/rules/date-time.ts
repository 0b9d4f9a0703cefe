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

/**
 * `27/11/2026, 20:31` in America/Sao_Paulo, wherever the device is. `ms` is since the epoch.
 * Put together from parts, because the comma of the pt-BR pattern differs between browsers.
 */
export function formatDateTime(ms: number): string {
  const parts = new Map(
    dateTimeFormat()
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.get('day')}/${parts.get('month')}/${parts.get('year')}`
  return `${date}, ${parts.get('hour')}:${parts.get('minute')}`
}

/** The operator tells its clock in whole seconds. */
const clockStepMs = 1000

/** What may be said of the time until a moment on the operator's clock: never more than is left. */
export function timeLeft(untilMs: number, operatorNowMs: number): number {
  return Math.max(0, untilMs - operatorNowMs - clockStepMs)
}

/**
 * Time that is left, `ms` milliseconds: `9:42`, or `23 h 59 min` from one hour on. A second that has begun counts
 * whole, so `0:00` is shown only when nothing is left.
 */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
