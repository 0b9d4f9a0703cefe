const LAST_DAY = 28
const day = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', timeZone })

/** The day of the month that a schedule made now is for, `01`–`28`: every month has it. By the calendar of Brasília. */
export function monthlyDay(atMs: number): string {
  const today = Number(day('America/Sao_Paulo').format(atMs))
  return String(Math.min(today, LAST_DAY)).padStart(2, '0')
}
