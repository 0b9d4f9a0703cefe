import { execFileSync } from 'node:child_process'
import { root } from '../run.mjs'
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
/** A longer text is not shown. It would hide the message, and `git diff` shows it. */
const MOST_LINES = 60

/** @returns {readonly Edit[]} the edits of the flow configs since the last commit; none outside a checkout */
export function editsSinceCommit() {
  try {
    const prefixes = ['--src-prefix=a/', '--dst-prefix=b/', '--relative']
    const args = ['-U0', '--no-color', '--no-ext-diff', '--no-renames', ...prefixes, 'HEAD', '--', CONFIGS]
    return editsIn(execFileSync('git', ['diff', ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return []
  }
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
          hunk.split('\n').flatMap(line => (line.startsWith(sign) ? [line.slice(1)] : []))
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
  for (const edit of edits.length > MOST_EDITS ? [] : edits) {
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
    const beside = others.filter(({ problem }) => rankOf(problem, edit) === 0)
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

/**
 * Returns the message of a problem with the edit that causes it. If the message asks for what was there before, it names
 * no other repair. If the problem knows what keeps the edit, it names only that beside the text to put back.
 *
 * @param {Pick<Problem, 'message' | 'mend' | 'keep'>} problem
 * @param {Edit} edit
 */
export function messageWith({ message, mend = '', keep }, edit) {
  const isSame = restores(message, edit)
  const said = message.slice(0, message.length - mend.length).trimEnd()
  const [first] = /^Write `[^`]+` in place of `[^`]+`(?:[^.`]|`[^`]*`|\.(?! |$))*\./.exec(mend) ?? []
  if (first !== undefined && isSame && isUndoable(edit)) return `${said} ${first}${editLines(edit, true)}`
  const isUndone = isUndoable(edit) && (keep !== undefined || (isSame && edit.after.length === 0))
  if (!isUndone) return message + editLines(edit, isSame, mend.startsWith('Write one of these'))
  return [said, keep || replacementIn(edit)].filter(Boolean).join(' ') + editLines(edit, !keep)
}

/** @param {Edit} edit */
function isUndoable({ before }) {
  return before.some(text => text.trim() !== '')
}

/**
 * Returns what to write to undo an edit of a single text, such as an address, or an empty text.
 *
 * @param {Edit} edit
 */
function replacementIn({ before, after }) {
  const [old, now] = [before, after].map(lines => lines.join('\n').split(/(?<!\\)"/))
  if (old === undefined || now === undefined || old.length !== now.length) return ''
  const [at, another] = old.flatMap((part, index) => (part === now[index] ? [] : [index]))
  // Each second part stands between quotation marks.
  const isText = at !== undefined && another === undefined && at % 2 === 1
  return isText && now[at] !== '' ? `Write \`${old[at]}\` again in place of \`${now[at]}\`.` : ''
}

/**
 * Returns what the author has changed, with the text to put back. If the edit only adds lines, there is no such text.
 *
 * @param {Edit} edit
 * @param {boolean} isSame whether the message leaves no choice but to put the text back
 * @param {boolean} [asksToChoose] whether the message lists names from which to choose
 */
function editLines(edit, isSame, asksToChoose = false) {
  const { file, line, before, after } = edit
  const last = line + after.length - 1
  const choice = asksToChoose ? 'If you meant another of these, write that.' : 'If you meant that, do as said above.'
  if (!isUndoable(edit)) return ''
  if (before.length > MOST_LINES)
    return `\n    this comes from your edit at ${file}:${line}; \`git diff ${file}\` shows the ${before.length} lines that were there`
  const what =
    after.length === 0
      ? `since the last commit you removed this from ${file}. ${isSame ? 'Mend it by putting it back' : `${choice} If not, or if in doubt, put it back`} before line ${line}:`
      : `since the last commit you changed ${last === line ? `line ${line}` : `lines ${line} to ${last}`} of ${file}. ${isSame ? 'Mended, it reads as it did before' : `${choice} If not, or if in doubt, write this in its place`}:`
  return `\n    ${[what, ...outdented(before).map(text => `    ${text}`)].join('\n    ')}`
}

/** Signs without a meaning of their own. An edit of only these is a slip. */
const SIGNS = /[\s,:{}[\]]/g

/**
 * Returns whether a message asks for what stood there before the edit. It does if the replaced text gives the former
 * one, if the edit took out some of the words that are to be written, or if it concerns only commas and brackets.
 *
 * @param {string} message
 * @param {Edit} edit
 */
function restores(message, { before, after }) {
  const [old, now] = [before.join('\n'), after.join('\n')]
  if (old.replace(SIGNS, '') === now.replace(SIGNS, '')) return true
  const [, write = '', name] = /Write `([^`]+)`(?: in place of `([^`]+)`)?/.exec(message) ?? []
  if (name !== undefined && now.replace(name, () => write) === old) return true
  if (write !== '' && old.includes(write) && !now.includes(write)) return true
  const words = write.match(/"[^"]*"|[^\s"{}[\],:]+/g) ?? []
  return words.length > 0 && words.every(word => old.includes(word)) && !words.every(word => now.includes(word))
}

/** @param {readonly string[]} lines */
function outdented(lines) {
  const indents = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  return lines.map(line => line.slice(Math.min(...indents)))
}
