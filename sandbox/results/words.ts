import { formatBrl } from '../../runtime/rules/money.ts'
import type { ArmCounts } from './arm-counts.ts'
import type { Comparison, Results } from './results.ts'
import type { Difference } from './sequential.ts'

/** Results in words, as a table with the text around it. */
export interface Described {
  readonly variant: string
  readonly warnings: readonly string[]
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly findings: readonly string[]
  readonly notes: readonly string[]
}

const SLOW_SECONDS = 4

const count = (value: number) => value.toLocaleString('en-US')
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const perHundred = (sum: number, { exposures }: ArmCounts) => (100 * sum) / exposures
const signed = (value: number, format: (size: number) => string) => `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`
const points = (value: number) => value.toFixed(2)
const money = (cents: number) => formatBrl(Math.round(cents))

/**
 * Returns the results in words. They call an arm better only if an interval excludes zero and the arms have the right
 * ratio.
 */
export function describeResults(results: Results): Described {
  const { variant, arms, weights, weightsFrom } = results
  const total = arms.reduce((sum, { arm }) => sum + (weights[arm] ?? 0), 0)
  const row = (label: string, cell: (arm: ArmCounts) => string) => [label, ...arms.map(cell)]
  const ifSeen = (cell: (arm: ArmCounts) => string) => (arm: ArmCounts) => (arm.exposures === 0 ? '–' : cell(arm))
  return {
    variant,
    warnings: warningsOf(results),
    heads: ['', ...arms.map(({ arm }) => arm)],
    rows: [
      ...(weightsFrom === 'release' ? [row('weight', ({ arm }) => share(weights[arm] ?? 0, total))] : []),
      row('visits', one => count(one.exposures)),
      row('saw the arm’s screens', one => share(one.shown, one.exposures)),
      row('left out: seen in two arms', one => count(one.crossed)),
      row('orders', one => count(one.orders)),
      row(
        'orders per 100 visits',
        ifSeen(one => points(perHundred(one.orders, one))),
      ),
      row('paid', one => money(one.paid)),
      row(
        'paid per 100 visits',
        ifSeen(one => money(perHundred(one.paid, one))),
      ),
      row('visits with a problem', one => share(one.problem_visits, one.exposures)),
      row('visits with a lost answer', one => share(one.lost_visits, one.exposures)),
      row(`pages slower than ${SLOW_SECONDS} s`, one => share(one.slow_steps, one.steps)),
    ],
    findings: findingsOf(results),
    notes: notesOf(results),
  }
}

function warningsOf({ arms, hasRatioMismatch, hasManyCrossed, weightsFrom }: Results): string[] {
  const visits = arms.map(({ arm, exposures }) => `${arm} ${count(exposures)}`).join(', ')
  const lost = 'Visits of an arm are lost before they are counted, or come from elsewhere'
  const wrongRatio =
    weightsFrom === 'release'
      ? `WRONG RATIO: the visits of the arms do not fit their weights: ${visits}. ${lost}. Find the cause first: these arms ` +
        'cannot be compared.'
      : `WRONG RATIO, unless the weights were unequal: the visits of the arms do not fit equal weights: ${visits}. If the ` +
        `weights were equal, these arms cannot be compared. ${lost}.`
  return [
    ...(hasRatioMismatch ? [wrongRatio] : []),
    ...(hasManyCrossed
      ? ['TWO ARMS: more than 1 % of the visits were seen in two arms and are left out. A visit should keep its arm.']
      : []),
  ]
}

/**
 * Returns the comparisons in words. Early in a trial, no arm has a known difference, so all such arms share one line.
 */
function findingsOf({ comparisons, hasRatioMismatch }: Results): string[] {
  const told = comparisons.map(one => ({ arm: one.arm, all: tellingOf(one, hasRatioMismatch) }))
  const isEarly = ({ all }: (typeof told)[number]) => all.every(({ finding }) => finding === undefined)
  const early = told.filter(isEarly).map(({ arm }) => arm)
  const later = told.filter(one => !isEarly(one))
  return [
    ...later.flatMap(({ arm, all }) =>
      all.map(({ measure, finding = 'no difference can be told yet' }) => `${arm}, ${measure}: ${finding}.`),
    ),
    ...(early.length === 0 ? [] : [`${early.join(', ')}: no difference can be told yet, in any measure.`]),
  ]
}

/** Returns each measure of an arm. If its difference from the control is known, adds the difference in words. */
function tellingOf({ orders, paid, problems, lost }: Comparison, isUntrusted: boolean) {
  const told = (measure: string, difference: Difference | undefined, format: (size: number) => string) => {
    if (difference === undefined) return { measure, finding: undefined }
    const [mean, low, high] = [difference.mean, difference.low, difference.high].map(one => signed(100 * one, format))
    const verdict = isUntrusted ? 'not to be trusted' : verdictOf(difference)
    return { measure, finding: `${mean}, between ${low} and ${high}: ${verdict}` }
  }
  return [
    told('orders per 100 visits', orders, points),
    told('paid per 100 visits', paid, money),
    told('visits with a problem, of 100', problems, points),
    told('visits with a lost answer, of 100', lost, points),
  ]
}

function verdictOf({ low, high }: Difference): string {
  if (low > 0) return 'more than control'
  return high < 0 ? 'less than control' : 'no difference can be told yet'
}

function notesOf({ arms, comparisons, confidencePercent, weightsFrom }: Results): string[] {
  return [
    comparisons.length === 0
      ? 'There is no control, so that nothing can be compared.'
      : `The intervals of a measure hold with ${confidencePercent} %, at whatever time and however often you look.`,
    'Each paid amount is rounded down to R$ 5.',
    ...(weightsFrom === 'even' && arms.length > 1
      ? ['No release has these arms any more, so their weights are unknown: the ratio was tested as if equal.']
      : []),
  ]
}

/** Returns the results as plain text, with aligned columns. */
export function textOf({ variant, warnings, heads, rows, findings, notes }: Described): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [[variant, ...warnings].join('\n\n'), all.map(line).join('\n'), findings.join('\n'), notes.join('\n')]
    .filter(part => part !== '')
    .join('\n\n')
}
