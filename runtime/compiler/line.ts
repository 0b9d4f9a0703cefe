import type { Problem } from './problem.ts'

/** A problem as one line, in the form that editors and terminals make a link of. */
export function lineOf({ file, line, column, severity, code, message, didYouMean }: Problem): string {
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  return `${file}:${line}:${column} ${severity} ${code} ${message}${hint}`
}
