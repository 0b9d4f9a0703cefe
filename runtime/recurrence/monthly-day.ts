const LAST_DAY = 28
const day = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', timeZone })

/** Returns the day of the month for a new schedule, `01`–`28` as every month has it, by the calendar of Brasília. */
export function monthlyDay(atMs: number): string {
  const today = Number(day('America/Sao_Paulo').format(atMs))
  return String(Math.min(today, LAST_DAY)).padStart(2, '0')
}
