const MOMENT = /^(?:(\d{2})\/(\d{2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))/

/** Returns the day at the beginning of a text such as `26/12/2026` or `2026-12-26`, in the form `2026-12-26`. */
export function dayIn(text: string): string | undefined {
  const [, day, month, year, isoYear, isoMonth, isoDay] = MOMENT.exec(text) ?? []
  const parts = [year ?? isoYear, month ?? isoMonth, day ?? isoDay]
  const written = parts.join('-')
  return parts.includes(undefined) || Number.isNaN(Date.parse(written)) ? undefined : written
}

/** Returns the day after a day, both in the form `2026-12-26`. */
export function dayAfter(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
