/** @typedef {import('../../runtime/compiler/problem.ts').Problem} Problem */
/** @typedef {import('./shown-edit.mjs').ShownEdit} ShownEdit */

/** A longer text is not shown. It would hide the message, and `git diff` shows it. */
const MOST_LINES = 60
/** A longer text is shown as its whole line. */
const MOST_LETTERS = 60

/**
 * Returns how a message names an edit that causes a problem elsewhere.
 *
 * @param {ShownEdit} edit
 */
export function editInWords({ before, after }) {
  const verb = after.length === 0 ? 'removed' : 'changed'
  const [only = '', another] = before.map(text => text.trim())
  if (after.length === 0 && another === undefined && only.length <= MOST_LETTERS) return `you removed \`${only}\``
  return `you ${verb} ${Math.max(before.length, after.length) === 1 ? 'this line' : 'these lines'}`
}

/**
 * Returns what to write to undo an edit. If the edit only adds lines, there is nothing to put back.
 *
 * @param {ShownEdit} edit
 * @param {string} mend what the message says to do
 * @returns {string | undefined}
 */
export function undoing(edit, mend) {
  const { file, line, before, after, lacksComma } = edit
  if (before.every(text => text.trim() === '')) return undefined
  if (before.length > MOST_LINES)
    return `Undo your edit: \`git diff ${file}\` shows the ${before.length} lines that were there.`
  const [suggestion, write = '', name = ''] = SUGGESTION.exec(mend) ?? []
  if (suggestion !== undefined && after.length === 1 && after[0]?.replace(name, () => write) === before[0])
    return `${suggestion}, in line ${line}.`
  const word = changedWord(edit)
  if (word !== undefined) return `Write \`${word.old}\` again in place of \`${word.now}\`, in line ${word.line}.`
  const last = line + after.length - 1
  const where =
    after.length > 0
      ? last === line
        ? `Write line ${line} as it was:`
        : `Write lines ${line} to ${last} as they were:`
      : lacksComma
        ? `Write a comma at the end of line ${line - 1}, and put this back after it:`
        : `Put this back before line ${line}:`
  return [where, ...outdented(before).map(text => `    ${text}`)].join('\n')
}

/** A text, a number or another word of JSON, or a single sign. */
const WORDS = /"(?:[^"\\]|\\.)*"|[\w.+-]+|\S/g

/**
 * Returns the only word in which the lines of an edit differ, as JSON, with the words of its line now.
 *
 * @param {Pick<ShownEdit, 'line' | 'before' | 'after'>} edit
 */
function differingWord({ line, before, after }) {
  const row = onlyDifference(before, after)
  if (row === undefined) return undefined
  const [old = [], now = []] = [before, after].map(lines => lines[row]?.match(WORDS) ?? [])
  const at = onlyDifference(old, now)
  return at === undefined ? undefined : { old: old[at] ?? '', now: now[at] ?? '', line: line + row, beside: now }
}

/**
 * Returns the index at which two lists of the same length differ, if it is only one.
 *
 * @param {readonly string[]} some
 * @param {readonly string[]} others
 */
export function onlyDifference(some, others) {
  if (some.length !== others.length) return undefined
  const [at, another] = some.flatMap((one, index) => (one === others[index] ? [] : [index]))
  return another === undefined ? at : undefined
}

/**
 * Returns whether an edit changes one word, or only removes: it is then one mistake.
 *
 * @param {import('./own-edits.mjs').Edit} edit
 */
export function isOneSlip(edit) {
  return edit.after.length === 0 || differingWord(edit) !== undefined
}

/**
 * Returns the word that an edit changes, as it was and as it is, if the two say in short what to write.
 *
 * @param {ShownEdit} edit
 */
function changedWord(edit) {
  const { old, now, line, beside } = differingWord(edit) ?? {}
  if (old === undefined || now === undefined || line === undefined) return undefined
  const words = [old, now]
  // A word that the line has twice would not say which of the two is meant.
  if (words.some(word => word.length > MOST_LETTERS || !/[\w"]/.test(word))) return undefined
  if (beside?.filter(word => word === now).length !== 1) return undefined
  const areTexts = words.every(word => word.length > 2 && word.startsWith('"'))
  const [wasThere = '', isThere = ''] = areTexts ? words.map(word => word.slice(1, -1)) : words
  return { old: wasThere, now: isThere, line }
}

/** A suggestion at the beginning of what to do. */
const SUGGESTION = /^Write `([^`]+)` in place of `([^`]+)`/

/**
 * Returns how to mend a problem in another way than by undoing the edit that causes it, or an empty text.
 *
 * @param {Pick<Problem, 'mend' | 'keep' | 'didYouMean'>} problem
 * @param {ShownEdit} edit
 */
export function keeping({ mend = '', keep, didYouMean }, edit) {
  if (keep !== undefined) return keep
  const [old, now] = [edit.before.join('\n'), edit.after.join('\n')]
  if (restores(mend, old, now)) return ''
  const [, write, name] = SUGGESTION.exec(mend) ?? []
  if (didYouMean === undefined || write === undefined || name === undefined) return mend
  // The edit has brought the wrong name, so the former one is the right one, unless the author meant a third.
  const isNew = now.includes(name) && !old.includes(name)
  if (isNew) return old.includes(didYouMean) ? '' : `did you mean \`${write}\`?`
  return `Write \`${write}\` in place of \`${name}\`, here.`
}

/** Signs without a meaning of their own. An edit of only these is a slip. */
const SIGNS = /[\s,:{}[\]]/g

/**
 * Returns whether words ask for what stood there before an edit. They do if the replaced text gives the former one, if
 * the edit took out some of the words that are to be written, or if it concerns only commas and brackets.
 *
 * @param {string} mend
 * @param {string} old
 * @param {string} now
 */
function restores(mend, old, now) {
  if (old.replace(SIGNS, '') === now.replace(SIGNS, '')) return true
  const [, write = '', name] = /[Ww]rite `([^`]+)`(?: in place of `([^`]+)`)?/.exec(mend) ?? []
  if (name !== undefined && now.replace(name, () => write) === old) return true
  if (write !== '' && old.includes(write) && !now.includes(write)) return true
  const [, text = ''] = /^Write “([^”]+)”/.exec(mend) ?? []
  if (text !== '' && old.includes(text) && !now.includes(text)) return true
  // The author fills in the text in place of …, so it may be the former one.
  const words = (write.match(/"[^"]*"|[^\s"{}[\],:]+/g) ?? []).filter(word => !word.includes('…'))
  return words.length > 0 && words.every(word => old.includes(word)) && !words.every(word => now.includes(word))
}

/** @param {readonly string[]} lines */
function outdented(lines) {
  const indents = lines.filter(line => line.trim() !== '').map(line => line.length - line.trimStart().length)
  return lines.map(line => line.slice(Math.min(...indents)))
}
