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
const MOST_USES = 12

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
 * Returns a problem in the words of the renaming that causes it. A problem that does not name the former id, and a
 * renaming that leaves the former id nowhere, give the problem as it is.
 *
 * @param {Problem} problem
 * @param {Edit} edit
 * @param {readonly ParsedSource[]} sources
 * @returns {Problem}
 */
export function toldAsRename(problem, edit, sources) {
  const rename = renameIn(edit, sources.find(({ file }) => file === edit.file)?.tree)
  if (rename === undefined || !problem.message.includes(`\`${rename.from}\``)) return problem
  const { from, to, kind, line } = rename
  // A promise names the step that had the address, and `was` keeps it.
  const files = [...sources].sort((a, b) => Number(b.file === problem.file) - Number(a.file === problem.file))
  const uses = files.flatMap(({ file, tree }) => (file.endsWith('/promises.json') ? [] : usesIn(tree, rename)))
  if (uses.length === 0) return problem
  const noun = kind.slice(0, -1)
  const kept =
    kind === 'steps'
      ? ` Write \`"was": ["${from}"],\` after the \`{\` of \`${to}\`, in line ${line} of ${edit.file}: customers who have the page open then stay on it.`
      : ''
  const message = `You renamed the ${noun} \`${from}\` to \`${to}\` in line ${line} of ${edit.file}, and other lines still say \`${from}\`. ${consequenceOf(kind, uses)} ${writingOf(uses, rename, edit.file)}${kept}`
  const { mend: _, keep: __, ...rest } = problem
  return { ...rest, message }
}

/**
 * @param {Rename['kind']} kind
 * @param {readonly Use[]} uses
 */
function consequenceOf(kind, uses) {
  if (kind === 'steps')
    return 'A customer who taps a button that leads there would stay where they are, without a word.'
  if (kind === 'modals') return 'A customer who taps a button that opens it would see nothing happen.'
  const hidden = [...new Set(uses.flatMap(({ shown }) => (shown === undefined ? [] : [`“${shown}”`])))]
  const named = hidden.length === 0 ? 'what is there for customers for whom it holds' : listed(hidden)
  return `It would never be true there, so no customer would see ${named}.`
}

/**
 * Returns what to write in which lines, for each form in which they name the former id.
 *
 * @param {readonly Use[]} uses
 * @param {Rename} rename
 * @param {string} own the file that is named first
 */
function writingOf(uses, { from, to }, own) {
  const forms = [...new Set(uses.map(({ text }) => text))]
  const parts = forms.map(form => {
    const places = uses.flatMap(({ text, at }) => (text === form ? [at] : []))
    const write = form.slice(0, -from.length) + to
    return `\`${write}\` in place of \`${form}\`${forms.length === 1 ? ' there, too:' : ''} in ${linesOf(places, own)}`
  })
  return `Write ${parts.join('; and ')}.`
}

/**
 * @param {readonly Place[]} uses
 * @param {string} own the file that is named first
 */
function linesOf(uses, own) {
  const files = [...new Set(uses.map(({ file }) => file))].sort((a, b) => Number(b === own) - Number(a === own))
  const places = files.flatMap(file => {
    const lines = [...new Set(uses.flatMap(use => (use.file === file ? [use.line] : [])))]
    return lines.map(line => `${file}:${line}`)
  })
  const more = places.length - MOST_USES
  return more > 0 ? `${places.slice(0, MOST_USES).join(', ')} and ${more} more lines` : listed(places)
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
    const value = membersOf(tree).get(key)?.value
    return value?.kind === 'value' && typeof value.value === 'string' ? [value.value] : []
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

/**
 * @param {Tree | undefined} tree
 * @returns {ReadonlyMap<string, import('../../runtime/compiler/json-tree.ts').Member>}
 */
function membersOf(tree) {
  return tree?.kind === 'object' ? tree.members : new Map()
}
