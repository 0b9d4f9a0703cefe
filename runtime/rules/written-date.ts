import { madeOnce } from './made-once.ts'

/** America/Sao_Paulo, wherever the device is. */
const timeZone = 'America/Sao_Paulo'
const month = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, month: 'long', year: 'numeric' }))
const date = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' }))
const dateWithYear = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' }))

/** `Novembro de 2026`, of a moment in ms since the epoch. */
export function formatMonth(ms: number): string {
  const written = month().format(ms)
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** `5 de dezembro`, of a moment in ms since the epoch; with the year where `withYear` says so. */
export function formatDate(ms: number, { withYear = false } = {}): string {
  return (withYear ? dateWithYear() : date()).format(ms)
}
