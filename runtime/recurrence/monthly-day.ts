const LAST_DAY = 28
const day = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', timeZone })

/**
 * Returns the day of the month for a new schedule, by Brasília's calendar. The day is between `01` and `28`, because
 * every month has these days.
 */
export function monthlyDay(atMs: number): string {
  const today = Number(day('America/Sao_Paulo').format(atMs))
  return String(Math.min(today, LAST_DAY)).padStart(2, '0')
}
