/** @typedef {import('../../runtime/compiler/json-tree.ts').Tree} Tree */

/**
 * @param {Tree | undefined} tree
 * @returns {ReadonlyMap<string, import('../../runtime/compiler/json-tree.ts').Member>}
 */
export function membersOf(tree) {
  return tree?.kind === 'object' ? tree.members : new Map()
}

/**
 * @param {Tree | undefined} tree
 * @returns {readonly Tree[]}
 */
export function itemsOf(tree) {
  return tree?.kind === 'list' ? tree.items : []
}

/**
 * @param {Tree | undefined} tree
 * @param {string} key
 * @returns {Tree | undefined}
 */
export function partOf(tree, key) {
  return membersOf(tree).get(key)?.value
}

/**
 * @param {Tree | undefined} tree
 * @returns {string | undefined}
 */
export function textOf(tree) {
  return tree?.kind === 'value' && typeof tree.value === 'string' ? tree.value : undefined
}
