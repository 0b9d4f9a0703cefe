import { execFileSync } from 'node:child_process'
import { root } from '../run.mjs'
import { isOneSlip } from './edit-words.mjs'
import { CONFIGS } from './flow-files.mjs'

/** @typedef {import('../../runtime/compiler/problem.ts').Problem} Problem */
/** @typedef {import('../../runtime/compiler/follow-ups.ts').Folded} Folded */
/**
 * Neighbouring lines that the author has changed since the last commit.
 *
 * @typedef {object} Edit
 * @property {string} file
 * @property {number} line the first changed line, from 1 on; if lines were only removed, the line that now stands there
 * @property {readonly string[]} before these lines in the last commit
 * @property {readonly string[]} after these lines now
 */

/** More edits are not undone one by one, because each one costs a check. */
const MOST_EDITS = 8

/** Edits with at most this many lines between them may be one, such as a line that was moved. */
const NEAR = 6

/**
 * @returns {readonly Edit[]} the edits of the flow configs since the last commit, and after them those that are near each
 *   other as one; none outside a checkout
 */
export function editsSinceCommit() {
  const edits = editsWith(0)
  if (edits.length < 2 || edits.length > MOST_EDITS) return edits
  return [...edits, ...editsWith(NEAR).filter(edit => !edits.some(one => isSame(one, edit)))]
}

/** @param {number} between how many unchanged lines an edit may contain */
function editsWith(between) {
  try {
    const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--relative', `--inter-hunk-context=${between}`]
    const args = ['-U0', '--no-color', '--no-ext-diff', '--no-renames', ...prefixes, 'HEAD', '--', CONFIGS]
    return editsIn(execFileSync('git', ['diff', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return []
  }
}

/**
 * @param {Edit} one
 * @param {Edit} other
 */
function isSame(one, other) {
  return one.file === other.file && one.line === other.line && one.after.length === other.after.length
}

/**
 * Returns the edits in the output of `git diff -U0`, except of files that were added or deleted as a whole.
 *
 * @param {string} diff
 * @returns {readonly Edit[]}
 */
export function editsIn(diff) {
  return diff
    .split(/^diff --git .*\n/m)
    .filter(part => part.includes('\n--- a/') && part.includes('\n+++ b/'))
    .flatMap(part => {
      const file = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1] ?? ''
      return part.split(/^(?=@@ )/m).flatMap(hunk => {
        const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(hunk) ?? []
        if (start === undefined) return []
        const lines = (/** @type {string} */ sign) =>
          hunk.split('\n').flatMap(line => (line.startsWith(sign) || line.startsWith(' ') ? [line.slice(1)] : []))
        // If lines were only removed, git names the line before them.
        return [{ file, line: Number(start) + (count === '0' ? 1 : 0), before: lines('-'), after: lines('+') }]
      })
    })
}

/**
 * @param {string} text the file with the edit
 * @param {Edit} edit
 * @returns {string} the file without the edit
 */
export function undone(text, { line, before, after }) {
  return text
    .split('\n')
    .toSpliced(line - 1, after.length, ...before)
    .join('\n')
}

/**
 * Finds out which edit causes which problems: it undoes each edit by itself, and looks which problems are gone. If some
 * of these are at the edit, or else the first of them, are mended, the others are mended too.
 *
 * @param {readonly Folded[]} folded
 * @param {readonly Edit[]} edits
 * @param {(edit: Edit) => readonly Problem[]} check returns the problems without an edit
 * @returns {readonly (Folded & { readonly edit?: Edit })[]} the problems to mend, errors first, with what they cause
 */
export function withEdits(folded, edits, check) {
  /** @type {(Folded & { readonly edit?: Edit })[]} */
  const told = []
  let left = folded
  const before = new Set(folded.flatMap(({ problem, followUps }) => [problem, ...followUps].map(keyOf)))
  for (const edit of edits.length > 2 * MOST_EDITS ? [] : edits) {
    if (left.length === 0) break
    const rest = check(edit)
    const without = new Set(rest.map(keyOf))
    // If an error appears without the edit, another edit needs this one. The error may hide problems of other edits.
    const isNeeded = edits.length > 1 && rest.some(one => one.severity === 'error' && !before.has(keyOf(one)))
    if (isNeeded) continue
    const gone = left.filter(({ problem }) => !without.has(keyOf(problem)))
    left = left.filter(one => !gone.includes(one))
    const [first, ...others] = gone.sort((a, b) => rankOf(a.problem, edit) - rankOf(b.problem, edit))
    if (first === undefined) continue
    // An edit of one word, or one that only removes, is one mistake.
    const beside = isOneSlip(edit) ? [] : others.filter(({ problem }) => rankOf(problem, edit) === 0)
    const caused = others.filter(one => !beside.includes(one))
    const followUps = [...first.followUps, ...caused.flatMap(one => [one.problem, ...one.followUps])]
    told.push({ ...first, followUps, edit }, ...beside)
  }
  return [...told, ...left].sort((a, b) => severityOf(a) - severityOf(b))
}

/** @param {Folded} folded */
function severityOf({ problem }) {
  return problem.severity === 'error' ? 0 : 1
}

/**
 * A key that stays the same when the edit above a problem moves it to another line.
 *
 * @param {Problem} problem
 */
function keyOf({ code, file, message }) {
  return `${code} ${file} ${message.replaceAll(/\d+/g, '')}`
}

/**
 * @param {Problem} problem
 * @param {Edit} edit
 */
function rankOf({ code, file, line, severity }, edit) {
  if (severity === 'warning') return 5
  // A broken promise follows from a mistake that has a message of its own.
  if (code === 'broken-promise') return 4
  if (folderOf(file) !== folderOf(edit.file)) return 3
  if (file !== edit.file) return 2
  return line >= edit.line && line <= edit.line + edit.after.length ? 0 : 1
}

/** @param {string} file */
function folderOf(file) {
  return file.slice(0, file.lastIndexOf('/'))
}
