/** @typedef {import('./own-edits.mjs').Edit} Edit */
/**
 * An edit as its author sees it: whole parts, with their brackets.
 *
 * @typedef {Edit & { readonly lacksComma?: true }} ShownEdit `lacksComma`: the line above has lost its comma
 */

/** The most lines by which an edit is moved to find whole parts. */
const FARTHEST = 3

/**
 * Returns an edit with whole parts. If a part was removed between two others, `git diff` may show the closing bracket of
 * the part above as removed, in place of the part's own, and a lost comma as a changed line.
 *
 * @param {Edit} edit
 * @param {string} text the file with the edit
 * @returns {ShownEdit}
 */
export function shownEdit(edit, text) {
  const removal = asRemoval(edit)
  const { before, after, line } = removal
  if (after.length > 0 || isWhole(before)) return removal
  const lines = text.split('\n')
  const start = line - 1
  for (let by = 1; by <= Math.min(FARTHEST, before.length - 1); by += 1) {
    const [below, above] = [lines.slice(start, start + by), lines.slice(start - by, start)]
    const down = [...before.slice(by), ...below]
    if (areAlike(before.slice(0, by), below) && isWhole(down))
      return {
        ...{ ...removal, line: line + by, before: down },
        ...(lacksComma(before[by - 1], below[by - 1]) && { lacksComma: true }),
      }
    const up = [...above, ...before.slice(0, -by)]
    if (areAlike(before.slice(-by), above) && isWhole(up)) return { ...removal, line: line - by, before: up }
  }
  return removal
}

/**
 * Returns an edit that takes lines away and the comma above them as a removal of these lines.
 *
 * @param {Edit} edit
 * @returns {ShownEdit}
 */
function asRemoval(edit) {
  const { line, before, after } = edit
  const kept = before.slice(0, after.length)
  if (after.length === 0 || before.length <= after.length || !areAlike(kept, after)) return edit
  return {
    ...{ ...edit, line: line + after.length, before: before.slice(after.length), after: [] },
    ...(lacksComma(kept.at(-1), after.at(-1)) && { lacksComma: true }),
  }
}

/**
 * @param {string | undefined} was
 * @param {string | undefined} is
 */
function lacksComma(was, is) {
  return was?.trimEnd().endsWith(',') === true && is?.trimEnd().endsWith(',') === false
}

/**
 * Returns whether lines are the same, except for commas at their ends.
 *
 * @param {readonly string[]} some
 * @param {readonly string[]} others
 */
function areAlike(some, others) {
  const plain = (/** @type {string | undefined} */ line) => line?.trimEnd().replace(/,$/, '')
  return some.length === others.length && some.every((line, at) => plain(line) === plain(others[at]))
}

/**
 * Returns whether each bracket in lines has its partner there.
 *
 * @param {readonly string[]} lines
 */
function isWhole(lines) {
  let depth = 0
  for (const [sign] of lines.join('\n').matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
