import type { Line } from './findings.ts'

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const count = (lines: readonly Line[], kind: 'fault' | 'warning'): number =>
  lines.flatMap(({ findings }) => findings).filter(one => one.kind === kind).length

export const countFaults = (lines: readonly Line[]): number => count(lines, 'fault')

/** Returns the report as a table: a row for each request, with its faults and warnings below one another. */
export function reportText(lines: readonly Line[], mayCharge: boolean): string {
  const width = Math.max(...lines.map(({ name }) => name.length))
  const rows = lines.flatMap(({ name, findings, skipped }) => {
    if (skipped !== undefined) return [[name, `not asked: ${skipped}`]]
    if (findings.length === 0) return [[name, 'ok']]
    return findings.map(({ kind, text }, index) => [index === 0 ? name : '', `${kind.toUpperCase()} ${text}`])
  })
  const table = rows.map(([name = '', result = '']) => `${name.padEnd(width)}  ${result}`).join('\n')
  const asked = lines.filter(({ skipped }) => skipped === undefined)
  const faults = countFaults(lines)
  const charged = mayCharge
    ? 'With --charge, a Pix was created if Pix is offered. It charges only whoever pays it.'
    : 'Nothing was charged.'
  return `${table}\n\n${plural(asked.length, 'request')}, ${plural(faults, 'fault')}, ${plural(count(lines, 'warning'), 'warning')}. ${charged}\n`
}
