import type { StoryLine } from './counterexample.ts'
import type { Place } from './json-tree.ts'
import type { Problem } from './problem.ts'

/** A flow that is not checked completely, because a flow that it extends has an error. */
export interface Waiting {
  readonly id: string
  readonly base: string
}

/**
 * Returns a problem as one line that editors and terminals turn into a link. If the problem has a story, each of its
 * moves follows on its own line.
 */
export function lineOf({ file, line, column, severity, code, message, story = [] }: Problem): string {
  return `${file}:${line}:${column} ${severity} ${code} ${message}${story.map(told).join('')}`
}

function told({ text, at }: StoryLine): string {
  return `\n    ${text}${at === undefined ? '' : ` [${at.file}:${at.line}]`}`
}

/** Returns where a place is, as an author at another place reads it: `line 12`, or the file and the line. */
export function whereIs({ file, line }: Place, from: Place): string {
  return file === from.file ? `line ${line}` : `${file}:${line}`
}

/** Returns one line for each flow with an error, which names the flows that wait for it. */
export function waitingLines(waiting: readonly Waiting[]): readonly string[] {
  return [...new Set(waiting.map(one => one.base))].map(base => {
    const ids = waiting.filter(one => one.base === base).map(({ id }) => id)
    return `Mend this first: the flows that extend ${base} (${ids.join(', ')}) are checked after it.`
  })
}
