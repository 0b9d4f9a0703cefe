import { readDate } from './date-time.ts'
import { madeOnce } from './made-once.ts'

/** Dates are written for America/Sao_Paulo, wherever the device is. */
const timeZone = 'America/Sao_Paulo'
const month = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, month: 'long', year: 'numeric' }))
const date = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' }))
const dateWithYear = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' }))

/** Returns a Unix time (ms) as `Novembro de 2026`. */
export function formatMonth(ms: number): string {
  const written = month().format(ms)
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** Returns a Unix time (ms) as `5 de dezembro`. */
export function formatDate(ms: number): string {
  return date().format(ms)
}

/** Returns an ISO 8601 date as `5 de dezembro de 2026`. If `readDate` rejects it, returns undefined. */
export function formatDateWithYear(text: string): string | undefined {
  const read = readDate(text)
  return read && dateWithYear().format(read.fromMs)
}
