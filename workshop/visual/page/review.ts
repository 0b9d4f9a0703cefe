/** How a story differs between the two builds. */
export type Change = 'changed' | 'new' | 'gone' | 'failed'

/** A story whose pictures differ between the builds. Paths of pictures are relative to the page. */
export interface Difference {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly change: Change
  readonly before?: string
  readonly after?: string
  readonly mask?: string
  /** How many pixels differ. */
  readonly pixels?: number
  /** Why the story has no picture. */
  readonly why?: string
}

/** The result of a comparison, which the page shows. */
export interface Comparison {
  readonly before: string
  readonly after: string
  readonly look: string
  /** The name of this comparison. The browser remembers decisions under this name. */
  readonly key: string
  readonly compared: number
  readonly differences: readonly Difference[]
}

export type Verdict = 'accepted' | 'refused'

export interface Decision {
  readonly verdict?: Verdict
  readonly remark?: string
}

export type Decisions = { readonly [id: string]: Decision }

/** Returns the decisions with `change` applied to the decision on one story. */
export function decide(decisions: Decisions, id: string, change: Decision): Decisions {
  return { ...decisions, [id]: { ...decisions[id], ...change } }
}

/** Returns the story `by` places further in the list. At the ends of the list, returns the nearest story. */
export function stepFrom(differences: readonly Difference[], id: string, by: number): string {
  const at = differences.findIndex(one => one.id === id) + by
  return differences[Math.min(Math.max(at, 0), differences.length - 1)]?.id ?? id
}

/**
 * Returns the decisions as Markdown for a pull request. Refused pictures come first, then undecided ones, then accepted
 * ones.
 */
export function asMarkdown({ before, after, look, differences }: Comparison, decisions: Decisions): string {
  const groups = [
    ['Refused', 'refused'],
    ['Not decided', undefined],
    ['Accepted', 'accepted'],
  ] as const
  const lines = groups.flatMap(([title, verdict]) => {
    const of = differences.filter(({ id }) => decisions[id]?.verdict === verdict)
    return of.length === 0
      ? []
      : ['', `## ${title} (${of.length})`, '', ...of.map(one => lineOf(one, decisions[one.id]))]
  })
  return [`# Visual comparison: ${before} and ${after}, ${look}`, ...lines, ''].join('\n')
}

function lineOf({ id, title, name, change }: Difference, decision: Decision = {}): string {
  const remark = decision.remark?.trim().replace(/\s+/g, ' ') ?? ''
  return `- ${title}: ${name} (\`${id}\`, ${change})${remark === '' ? '' : `: ${remark}`}`
}

/** Returns the decisions as JSON, with all data that identify the comparison. */
export function asJson({ before, after, look, key, differences }: Comparison, decisions: Decisions): string {
  const stories = differences.map(({ id, change }) => ({ id, change, ...decisions[id] }))
  return JSON.stringify({ before, after, look, key, stories }, undefined, 2)
}
