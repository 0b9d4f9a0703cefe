import type { Problem } from './problem.ts'
import type { StoryLine } from './proof/story.ts'

/**
 * Returns a problem as one line, in a form that editors and terminals turn into a link; its story follows, one line for each
 * move.
 */
export function lineOf({ file, line, column, severity, code, message, didYouMean, story = [] }: Problem): string {
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  return `${file}:${line}:${column} ${severity} ${code} ${message}${hint}${story.map(told).join('')}`
}

function told({ text, at }: StoryLine): string {
  return `\n    ${text}${at === undefined ? '' : ` [${at.file}:${at.line}]`}`
}
