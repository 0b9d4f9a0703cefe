import { onlyDifference } from './edit-words.mjs'
import { itemsOf, membersOf, partOf, textOf } from './tree-parts.mjs'

/** @typedef {import('../../runtime/compiler/json-tree.ts').Tree} Tree */
/** @typedef {import('./own-edits.mjs').Edit} Edit */
/** @typedef {import('./renames.mjs').Use} Use */
/**
 * The id of a block that an author has changed.
 *
 * @typedef {object} RenamedBlock
 * @property {'blocks'} kind
 * @property {string} screen where the block is, such as `steps/home`
 * @property {string} from
 * @property {string} to
 * @property {number} line
 */

const ID = /"id":\s*"([^"]+)"/
const SCREENS = /** @type {const} */ (['steps', 'modals'])

/**
 * Returns the renaming of a block in an edit: a line with another id than before, and nothing else changed.
 *
 * @param {Edit} edit
 * @param {Tree | undefined} tree the edited file
 * @returns {RenamedBlock | undefined}
 */
export function renamedBlock({ line, before, after }, tree) {
  const at = onlyDifference(before, after)
  if (at === undefined) return undefined
  const [old = '', now = ''] = [before[at], after[at]]
  const [from, to] = [old, now].map(text => ID.exec(text)?.[1])
  if (from === undefined || to === undefined || old.replace(ID, '') !== now.replace(ID, '')) return undefined
  for (const [kind, id, screen] of screensIn(tree)) {
    const ids = blocksIn(partOf(screen, 'blocks')).map(block => partOf(block, 'id'))
    if (ids.some(one => one?.at.line === line + at && textOf(one) === to))
      return { kind: 'blocks', screen: `${kind}/${id}`, from, to, line: line + at }
  }
  return undefined
}

/**
 * Returns where files still name a block by its former id: copies of it, and changes of it by flows, by variants and by
 * screens that are like its own.
 *
 * @param {readonly { readonly tree: Tree | undefined }[]} sources
 * @param {RenamedBlock} rename
 * @returns {readonly Use[]}
 */
export function blockUses(sources, { screen, from }) {
  const [kind = '', id = ''] = screen.split('/')
  const flows = sources.flatMap(({ tree }) => [tree, partOf(tree, 'patch')])
  const alike = flows.flatMap(tree =>
    screensIn(tree).flatMap(([of, name, one]) => (of === kind && textOf(partOf(one, 'like')) === id ? [name] : [])),
  )
  const changed = flows.flatMap(tree =>
    screensIn(tree).flatMap(([of, name, one]) =>
      of === kind && [id, ...alike].includes(name) ? changesIn(partOf(one, 'blocks'), from) : [],
    ),
  )
  return [...sources.flatMap(({ tree }) => copiesIn(tree, `${screen}/blocks/${from}`)), ...changed]
}

/**
 * @param {Tree | undefined} tree
 * @returns {readonly (readonly [kind: string, id: string, screen: Tree])[]}
 */
function screensIn(tree) {
  return SCREENS.flatMap(kind =>
    [...membersOf(partOf(tree, kind))].map(([id, { value }]) => /** @type {const} */ ([kind, id, value])),
  )
}

/** @param {Tree | undefined} blocks a list of blocks, or a change of one */
function blocksIn(blocks) {
  return [...itemsOf(blocks), ...itemsOf(partOf(blocks, 'merge'))]
}

/**
 * @param {Tree | undefined} blocks
 * @param {string} from
 * @returns {readonly Use[]}
 */
function changesIn(blocks, from) {
  const patched = blocksIn(blocks)
    .filter(block => partOf(block, 'block') === undefined && partOf(block, 'like') === undefined)
    .map(block => partOf(block, 'id'))
  const listed = ['remove', 'order'].flatMap(key => itemsOf(partOf(blocks, key)))
  const others = blocksIn(blocks).map(block => partOf(block, 'instead'))
  return [...patched, ...listed, ...others].flatMap(one =>
    one && textOf(one) === from ? [{ at: one.at, text: from }] : [],
  )
}

/**
 * @param {Tree | undefined} tree
 * @param {string} path
 * @returns {readonly Use[]}
 */
function copiesIn(tree, path) {
  if (tree === undefined || tree.kind === 'value') return []
  const like = partOf(tree, 'like')
  const own = like !== undefined && textOf(like) === path ? [{ at: like.at, text: path }] : []
  const inner = tree.kind === 'list' ? tree.items : [...tree.members.values()].map(({ value }) => value)
  return [...own, ...inner.flatMap(one => copiesIn(one, path))]
}
