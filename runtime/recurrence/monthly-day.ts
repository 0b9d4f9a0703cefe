const LAST_DAY = 28
const day = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', timeZone })

/** Returns the day of the month for a new schedule, by Brasília's calendar: `01`–`28`, the days that every month has. */
export function monthlyDay(atMs: number): string {
  const today = Number(day('America/Sao_Paulo').format(atMs))
  return String(Math.min(today, LAST_DAY)).padStart(2, '0')
}
