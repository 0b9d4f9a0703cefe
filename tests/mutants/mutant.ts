import { type Json, type ParsedSource, type Place, parseSource, type Tree } from '../../runtime/compiler/json-tree.ts'
import type { Path } from './json.ts'

/** A changed value. Without `before` the value is new. Without `after` the value was removed. */
export interface Change {
  readonly path: Path
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

/** The changes of a mutant, applied one after another. */
export interface Edit {
  readonly changes: readonly Change[]
  /** The new text of the whole file. It is set if changes of JSON values cannot express the edit. */
  readonly text?: string
}

/** A small change of a config, such as an author's mistake or a bad merge. */
export interface Mutant extends Edit {
  readonly class: string
  readonly file: string
}

export function set(path: Path, before: Json | undefined, after: Json | undefined): Edit {
  return { changes: [{ path, before, after }] }
}

/** Swaps two values. */
export function swap(one: Change, other: Change): Edit {
  return {
    changes: [
      { ...one, after: other.before },
      { ...other, after: one.before },
    ],
  }
}

/** Returns the changed file; undefined if the mutant removes the file. */
export function mutated(source: ParsedSource, { file, changes, text }: Mutant): ParsedSource | undefined {
  if (text !== undefined) return parseSource({ file, text })
  const tree = changes.reduce<Tree | undefined>(
    (left, change) => left && changed(left, change.path, change),
    source.tree,
  )
  return tree && { file, tree, fault: undefined, repeatedKeys: [] }
}

function changed(tree: Tree, [key, ...rest]: Path, change: Change): Tree | undefined {
  const { before, after } = change
  if (key === undefined) return after === undefined ? undefined : treeOf(after, tree.at)
  if (tree.kind === 'object') {
    const members = new Map(tree.members)
    const name = String(key)
    const { keyAt, value } = members.get(name) ?? { keyAt: inside(tree.at, name), value: undefined }
    const put =
      rest.length > 0 && value
        ? changed(value, rest, change)
        : after === undefined
          ? undefined
          : treeOf(after, value?.at ?? keyAt)
    if (put === undefined) members.delete(name)
    else members.set(name, { keyAt, value: put })
    return { ...tree, members }
  }
  if (tree.kind !== 'list' || typeof key !== 'number') throw new Error(`Nothing is at ${change.path.join('/')}.`)
  const items = [...tree.items]
  const item = items[key]
  if (rest.length > 0 && item) items.splice(key, 1, ...[changed(item, rest, change) ?? []].flat())
  else
    items.splice(
      key,
      before === undefined ? 0 : 1,
      ...(after === undefined ? [] : [treeOf(after, item?.at ?? tree.at)]),
    )
  return { ...tree, items }
}

function inside(at: Place, key: string): Place {
  return { ...at, pointer: `${at.pointer}/${key}` }
}

/**
 * Converts a JSON value to a tree. Each part gets the file position `at`, because the value itself is not in the file.
 */
function treeOf(json: Json, at: Place): Tree {
  if (typeof json !== 'object' || json === null) return { kind: 'value', at, value: json }
  if (isList(json)) return { kind: 'list', at, items: json.map((item, index) => treeOf(item, inside(at, `${index}`))) }
  const members = Object.entries(json).map(([key, value]) => {
    const keyAt = inside(at, key)
    return [key, { keyAt, value: treeOf(value, keyAt) }] as const
  })
  return { kind: 'object', at, members: new Map(members) }
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}
