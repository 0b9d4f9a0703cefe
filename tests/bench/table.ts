import type { Spread } from './stats.ts'

/** Returns the rows as lines with aligned columns. The first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  const lines = rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map(width => '─'.repeat(width)).join('──')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** Returns the median and its interval as a text such as `1234 (1100–1400)`. */
export function inWords({ median, from, to }: Spread, digits: number): string {
  const [middle, least, most] = [median, from, to].map(number => number.toFixed(digits))
  return `${middle} (${least}–${most})`
}

/** The target for a ratio, which is a maximum or a minimum. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number }

/** Returns the target and whether the ratio meets it, such as `≤ 0.40 missed`. */
export function verdict(ratio: number, aim: Aim | undefined): string {
  if (aim === undefined) return ''
  const isMet = 'atMost' in aim ? ratio <= aim.atMost : ratio >= aim.atLeast
  const wanted = 'atMost' in aim ? `≤ ${aim.atMost.toFixed(2)}` : `≥ ${aim.atLeast}`
  return `${wanted} ${isMet ? 'met' : 'missed'}`
}
