import { editInWords, keeping, undoing } from './edit-words.mjs'
import { renameLines } from './renames.mjs'
import { replayLink } from './replay-link.mjs'
import { shownEdit } from './shown-edit.mjs'

/** @typedef {import('../../runtime/compiler/problem.ts').Problem} Problem */
/** @typedef {import('./own-edits.mjs').Edit} Edit */
/** @typedef {import('../../runtime/compiler/follow-ups.ts').Folded & { readonly edit?: Edit }} Told */
/**
 * @typedef {object} Checked a file, as the check has read it
 * @property {string} file
 * @property {string} text
 * @property {import('../../runtime/compiler/json-tree.ts').Tree | undefined} tree
 */

/** A longer list of places would hide the message. */
const MOST_PLACES = 8

/**
 * Returns a problem as the check shows it: where it is, what is wrong, what to do, and how a customer comes to it.
 *
 * @param {Told} told
 * @param {readonly Checked[]} sources
 * @returns {readonly string[]}
 */
export function reportLines(told, sources) {
  const { problem, followUps, edit } = told
  const { story = [], trace } = problem
  const moves = story.map(({ text, at }) => `    ${text}${at === undefined ? '' : ` [${at.file}:${at.line}]`}`)
  const others = edit === undefined ? placesOf(followUps, problem) : []
  return [
    ...problemLines(told, sources),
    ...(moves.length === 0 ? [] : ['How a customer comes to it:', ...moves]),
    ...(trace === undefined ? [] : [`See it: ${replayLink(trace)}`]),
    ...(others.length === 0 ? [] : [`Probably mended with it: ${listed(others)}`]),
  ].flatMap(text => text.split('\n'))
}

/**
 * Returns where a problem is, what is wrong, and what to do. If an edit of the author causes it, the place is that of the
 * edit, and the first thing to do is to undo it.
 *
 * @param {Told} told
 * @param {readonly Checked[]} sources
 * @returns {readonly string[]}
 */
function problemLines({ problem, followUps, edit }, sources) {
  const { file, line, column, severity, code, message, mend = '' } = problem
  const kind = `${severity} ${code}`
  const here = `${file}:${line}:${column} ${kind}`
  const said = message.slice(0, message.length - mend.length).trimEnd()
  const source = sources.find(one => one.file === edit?.file)
  const shown = edit && source && shownEdit(edit, source.text)
  // A message about syntax says first what to write, and then what comes of it.
  if (code === 'syntax') return [here, said, ...formerly(shown)]
  const undo = shown && undoing(shown, mend)
  if (edit === undefined || shown === undefined || undo === undefined) return [here, said, mend].filter(Boolean)
  const renamed = renameLines(problem, edit, sources)
  if (renamed !== undefined) return [`${edit.file}:${edit.line} ${kind}`, ...renamed]
  const keep = keeping(problem, shown)
  const same = placesOf(
    followUps.filter(one => one.code === code && one.mend === mend),
    problem,
  )
  const isAtEdit = file === edit.file && line >= edit.line && line < edit.line + Math.max(edit.after.length, 1)
  if (isAtEdit) return [here, said, undo, ...orElse(keep, same)]
  const there = file === edit.file ? `line ${line}` : `${file}:${line}`
  return [
    `${edit.file}:${shown.line} ${kind}`,
    `Since ${editInWords(shown)}, there is a problem in ${there}: ${elsewhere(said, 'there')}`,
    undo,
    ...orElse(elsewhere(keep, `in ${there}`), same),
  ]
}

/**
 * Returns the words of a message that speaks of the place of its problem, for a reader who is at another place.
 *
 * @param {string} words
 * @param {string} there
 */
function elsewhere(words, there) {
  return words.replaceAll(/`[^`]*`|“[^”]*”|\b(?:in this line|here)\b/g, part => (/^[`“]/.test(part) ? part : there))
}

/**
 * Returns a line with another way to mend a problem, and where the same is to be done.
 *
 * @param {string} keep
 * @param {readonly string[]} same
 */
function orElse(keep, same) {
  if (keep === '') return []
  const words = keep.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())
  const rest = same.length === 0 ? '' : ` Then do the same in ${listed(same)}.`
  return [`Or${words.startsWith('if ') ? ',' : ''} ${words}${rest}`]
}

/**
 * Returns how lines read before an edit. If it only removes, the message names what is missing.
 *
 * @param {import('./shown-edit.mjs').ShownEdit | undefined} edit
 */
function formerly(edit) {
  if (edit === undefined || edit.after.length === 0 || edit.before.length === 0) return []
  return ['Before your edit it read:', ...edit.before.map(text => `    ${text.trim()}`)]
}

/**
 * Returns the other places of the consequences of a problem. A broken promise is left out, because it follows from a
 * mistake with a message of its own.
 *
 * @param {readonly Problem[]} followUps
 * @param {Problem} problem
 */
function placesOf(followUps, problem) {
  const others = followUps.filter(
    ({ file, line, code }) => code !== 'broken-promise' && (file !== problem.file || line !== problem.line),
  )
  return [...new Set(others.map(({ file, line }) => `${file}:${line}`))]
}

/** @param {readonly string[]} places */
function listed(places) {
  const more = places.length - MOST_PLACES
  return `${places.slice(0, MOST_PLACES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
