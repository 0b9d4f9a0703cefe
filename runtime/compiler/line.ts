import type { Problem } from './problem.ts'

/** Returns a problem as one line, in a form that editors and terminals turn into a link. */
export function lineOf({ file, line, column, severity, code, message, didYouMean }: Problem): string {
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  return `${file}:${line}:${column} ${severity} ${code} ${message}${hint}`
}
