import type { StoryLine } from './counterexample.ts'
import { isAtSamePlace, type Problem } from './problem.ts'

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

/**
 * Returns a line that names the consequences of a problem, or an empty text. A consequence with the same code at the
 * same place is left out, because the line would repeat the problem.
 */
export function followUpsLine(problem: Problem, followUps: readonly Problem[]): string {
  const others = followUps.filter(one => !isAtSamePlace(one, problem))
  const places = new Set(others.map(({ code, file, line }) => `${code} at ${file}:${line}`))
  return places.size === 0 ? '' : `\n    probably gone with it: ${[...places].join(', ')}`
}
