import { madeOnce } from './made-once.ts'

const monthFormat = madeOnce(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', month: 'long', year: 'numeric' }),
)

/** `Novembro de 2026`: the month of a moment in America/Sao_Paulo, wherever the device is. `ms` is since the epoch. */
export function formatMonth(ms: number): string {
  const month = monthFormat().format(ms)
  return month.charAt(0).toUpperCase() + month.slice(1)
}
