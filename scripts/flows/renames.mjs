import { blockUses, renamedBlock } from './renamed-blocks.mjs'
import { membersOf, partOf, textOf } from './tree-parts.mjs'

/** @typedef {import('../../runtime/compiler/json-tree.ts').ParsedSource} ParsedSource */
/** @typedef {import('../../runtime/compiler/json-tree.ts').Place} Place */
/** @typedef {import('../../runtime/compiler/json-tree.ts').Tree} Tree */
/** @typedef {import('../../runtime/compiler/problem.ts').Problem} Problem */
/** @typedef {import('./own-edits.mjs').Edit} Edit */
/**
 * The id of a step, modal or guard that an author has changed at its definition.
 *
 * @typedef {object} Rename
 * @property {'steps' | 'modals' | 'guards'} kind
 * @property {string} from
 * @property {string} to
 * @property {number} line
 */

/**
 * A place that names the former id, with the text to replace there.
 *
 * @typedef {object} Use
 * @property {Place} at
 * @property {string} text
 * @property {string} [shown] the words of a part that customers see only while the named guard holds
 */

const KEY = /^\s*"([^"]+)":(.*)$/
const KINDS = /** @type {const} */ (['steps', 'modals', 'guards'])
/** The keys whose text, or list of texts, names a guard. */
const GUARDED = new Set(['when', 'unless', 'onlyWhile', 'not', 'all', 'any'])
/** A longer list of lines would hide the rest of the message. */
const MOST_USES = 20

/**
 * Returns the renaming in an edit: a line with another key than before, and nothing else changed.
 *
 * @param {Edit} edit
 * @param {Tree | undefined} tree the edited file
 * @returns {Rename | undefined}
 */
function renameIn({ line, before, after }, tree) {
  if (before.length !== after.length) return undefined
  for (const [index, text] of after.entries()) {
    const [, from, rest] = KEY.exec(before[index] ?? '') ?? []
    const [, to, restNow] = KEY.exec(text) ?? []
    if (from === undefined || to === undefined || from === to || rest !== restNow) continue
    const at = line + index
    const kind = KINDS.find(name => membersOf(membersOf(tree).get(name)?.value).get(to)?.keyAt.line === at)
    if (kind !== undefined) return { kind, from, to, line: at }
  }
  return undefined
}

/**
 * Returns what to do about a renaming that causes a problem, as lines. A problem that does not name the former id, and a
 * renaming that leaves the former id nowhere, give nothing.
 *
 * @param {Pick<Problem, 'message' | 'file'>} problem
 * @param {Edit} edit
 * @param {readonly Pick<ParsedSource, 'file' | 'tree'>[]} sources
 * @returns {readonly string[] | undefined}
 */
export function renameLines({ message, file }, edit, sources) {
  const tree = sources.find(one => one.file === edit.file)?.tree
  const rename = renameIn(edit, tree) ?? renamedBlock(edit, tree)
  if (rename === undefined || !names(message, rename.from)) return undefined
  const { from, to, kind, line } = rename
  // A promise names the step that had the address, and `was` keeps it.
  const files = [...sources].sort((a, b) => Number(b.file === file) - Number(a.file === file))
  const flows = files.filter(one => !one.file.endsWith('/promises.json'))
  const uses = rename.kind === 'blocks' ? blockUses(flows, rename) : flows.flatMap(one => usesIn(one.tree, rename))
  if (uses.length === 0) return undefined
  const places = linesOfUses(uses, rename)
  const others = places.length === 1 ? 'another line still says' : `${places.length} other lines still say`
  const was =
    kind === 'steps'
      ? [
          `And write \`"was": ["${from}"],\` after the \`{\` in line ${line}. It names the former id, so that customers who have the screen open stay on it.`,
        ]
      : []
  return [
    `You renamed the ${kind.slice(0, -1)} \`${from}\` to \`${to}\`, and ${others} \`${from}\`. ${consequenceOf(kind, uses)}`,
    ['Write the new name there, too:', ...firstOf(places).map(text => `    ${text}`)].join('\n'),
    ...was,
    `Or write \`${from}\` again in line ${line}.`,
  ]
}

/**
 * Returns whether a message names a part by its id, or by a path to it.
 *
 * @param {string} message
 * @param {string} id
 */
function names(message, id) {
  return message.includes(`\`${id}\``) || message.includes(`/${id}\``)
}

/**
 * @param {Rename['kind'] | 'blocks'} kind
 * @param {readonly Use[]} uses
 */
function consequenceOf(kind, uses) {
  if (kind === 'blocks') return 'They mean a block that is not there any more.'
  if (kind === 'steps')
    return 'A customer who taps a button that leads there would stay where they are, without a word.'
  if (kind === 'modals') return 'A customer who taps a button that opens it would see nothing happen.'
  const hidden = [...new Set(uses.flatMap(({ shown }) => (shown === undefined ? [] : [`“${shown}”`])))]
  const named = hidden.length === 0 ? 'what is there for customers for whom it holds' : listed(hidden)
  return `It would never be true there, so no customer would see ${named}.`
}

/**
 * Returns for each line that names the former id where it is and what to write there.
 *
 * @param {readonly Use[]} uses
 * @param {Pick<Rename, 'from' | 'to'>} rename
 */
function linesOfUses(uses, { from, to }) {
  const lines = uses.map(({ text, at }) => {
    const write = text.slice(0, -from.length) + to
    return `${at.file}:${at.line} \`${write}\` in place of \`${text}\``
  })
  return [...new Set(lines)]
}

/** @param {readonly string[]} places */
function firstOf(places) {
  const more = places.length - MOST_USES
  return more > 0 ? [...places.slice(0, MOST_USES), `and ${more} more lines`] : places
}

/** @param {readonly string[]} places */
function listed(places) {
  const last = places.at(-1) ?? ''
  return places.length === 1 ? last : `${places.slice(0, -1).join(', ')} and ${last}`
}

/**
 * Returns where a file still names a step, modal or guard by its former id.
 *
 * @param {Tree | undefined} tree
 * @param {Rename} rename
 * @param {string} [key] the key at which the tree stands
 * @param {string} [words] the words of the part around it
 * @returns {readonly Use[]}
 */
function usesIn(tree, rename, key = '', words) {
  if (tree === undefined) return []
  if (tree.kind === 'value') {
    const { at, value } = tree
    if (typeof value !== 'string' || !isName(value, key, rename)) return []
    // The rest of a `like` names a part of the step, which keeps its name.
    const text = key === 'like' && value !== rename.from ? `${rename.kind}/${rename.from}` : value
    return [{ at, text, ...(key === 'when' && words !== undefined && { shown: words }) }]
  }
  if (tree.kind === 'list') return tree.items.flatMap(item => usesIn(item, rename, key, words))
  const own = wordsOf(tree)
  return [...tree.members].flatMap(([name, { keyAt, value }]) => [
    // A flow that extends this one, or a variant, patches the step under its id.
    ...(key === rename.kind && name === rename.from ? [{ at: keyAt, text: name }] : []),
    ...usesIn(value, rename, name, own),
  ])
}

/**
 * Returns the words by which a customer knows a part.
 *
 * @param {Tree} tree
 */
function wordsOf(tree) {
  const [words] = ['label', 'title', 'text', 'lead'].flatMap(key => {
    const text = textOf(partOf(tree, key))
    return text === undefined ? [] : [text]
  })
  return words
}

/**
 * @param {string} text
 * @param {string} key
 * @param {Rename} rename
 */
function isName(text, key, { kind, from }) {
  if (key === 'like') return text.startsWith(`${kind}/${from}/`) || text === from
  if (kind === 'guards') return GUARDED.has(key) && text === from
  if (kind === 'modals') return text === `modal:${from}`
  return text === `step:${from}` || text === `return:${from}` || (key === 'start' && text === from)
}
