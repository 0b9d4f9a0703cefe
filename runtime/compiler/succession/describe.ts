import type { Stranding } from './stranding.ts'
import type { Fate } from './succession.ts'

const MOST_LINES = 7

/**
 * Returns what happens to open sessions, one line for each case, at most 7 lines. If there are more cases, the last
 * line counts them. Without cases, the list is empty.
 */
export function describeFates(fates: readonly Fate[]): readonly string[] {
  if (fates.length === 0) return []
  const steps = new Set(fates.map(({ step }) => step))
  const changed = fates.filter(fate => sentenceOf(fate) !== undefined)
  const left = new Set(changed.filter(({ kind }) => kind !== 'stays').map(({ step }) => step))
  const stay = steps.size - left.size
  return [
    `Open sessions stay in ${stay === steps.size ? 'every step' : `${stay} of ${steps.size} steps`}.`,
    ...shortened(perText(changed.map(fate => [sentenceOf(fate) ?? '', fate.flow]))),
  ]
}

/** Returns each payment that a release would lose, with its flows. */
export function describeStrandings(strandings: readonly Stranding[]): readonly string[] {
  return perText(strandings.map(({ code, message, flow }) => [`error ${code} ${message}`, flow]))
}

function sentenceOf({ flow, step, kind, to, needs }: Fate): string | undefined {
  const [base] = to.flow.split('~')
  const isSame = flow.split('~')[0] === base
  const there = `“${to.step}”${isSame ? '' : ` of “${base}”`}`
  if (kind === 'restarts') return `“${step}” is gone: its open sessions start again at ${there}`
  if (kind === 'moves' || !isSame) return `“${step}”: its open sessions go on in ${there}`
  const [need] = needs
  return need && `“${step}” needs “${need.fact}” now: its open sessions without it start again at “${need.to}”`
}

/** Returns each text once, followed by its flows. */
function perText(told: readonly (readonly [text: string, flow: string])[]): readonly string[] {
  return [...new Set(told.map(([text]) => text))].map(text => {
    const flows = [...new Set(told.filter(([other]) => other === text).map(([, flow]) => flow))]
    const more = flows.length > 3 ? ` and ${flows.length - 3} more` : ''
    return `${text} (${flows.slice(0, 3).join(', ')}${more})`
  })
}

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines
}
