/** A line of a file before or after an edit. The sign is the one that a patch has for the line. */
export interface Line {
  readonly sign: ' ' | '-' | '+'
  readonly text: string
}

/** Returns the difference between two texts, line by line, with as many unchanged lines as possible. */
export function changedLines(old: readonly string[], now: readonly string[]): readonly Line[] {
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const kept = (text: string): Line => ({ sign: ' ', text })
  return [
    ...old.slice(0, head).map(kept),
    ...between(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...old.slice(old.length - tail).map(kept),
  ]
}

/** Finds the longest common subsequence with the usual table of lengths. */
function between(old: readonly string[], now: readonly string[]): readonly Line[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  const length = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      table[row]?.fill(
        old[row] === now[column]
          ? length(row + 1, column + 1) + 1
          : Math.max(length(row + 1, column), length(row, column + 1)),
        column,
        column + 1,
      )
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [before, after] = [old[row], now[column]]
    if (before !== undefined && before === after) {
      lines.push({ sign: ' ', text: before })
      row += 1
      column += 1
    } else if (before !== undefined && (after === undefined || length(row + 1, column) >= length(row, column + 1))) {
      lines.push({ sign: '-', text: before })
      row += 1
    } else {
      lines.push({ sign: '+', text: after ?? '' })
      column += 1
    }
  }
  return lines
}
