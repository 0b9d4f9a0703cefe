/**
 * Returns the known name that was most likely meant. If no known name is near, returns undefined. The compiler's
 * `nearMiss` does the same for configs, but it must be bundled first.
 *
 * @param {string} name
 * @param {readonly string[]} known
 */
export function nearName(name, known) {
  const most = Math.max(2, Math.floor(name.length / 3))
  const byEdits = known.map(other => ({ other, count: edits(name, other) })).sort((one, two) => one.count - two.count)
  const [best] = byEdits
  return best !== undefined && best.count <= most && best.count < best.other.length ? best.other : undefined
}

/**
 * Counts insertions, deletions and replacements between two words.
 *
 * @param {string} one
 * @param {string} other
 */
function edits(one, other) {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const row = [at + 1]
    for (const [column, known] of [...other].entries())
      row.push(Math.min(lastOf(row) + 1, (last[column + 1] ?? 0) + 1, (last[column] ?? 0) + (letter === known ? 0 : 1)))
    last = row
  }
  return lastOf(last)
}

/** @param {readonly number[]} row */
function lastOf(row) {
  return row[row.length - 1] ?? 0
}
