import {
  type ListTree,
  type Member,
  type ObjectTree,
  type Place,
  partOf,
  type Text,
  type Tree,
  textOf,
  textsOf,
} from './json-tree.ts'
import { whereIs } from './line.ts'
import { nearMiss } from './near-miss.ts'
import type { Problems } from './problem.ts'

const directives = ['merge', 'remove', 'order']
/**
 * Keys by which the check recognizes that a patch adds a step or modal on purpose. Without them, the new name counts as
 * a misspelling. A new screen must have one of the keys in `some`. If its name is similar to an existing name, it must
 * also have one of the keys in `sure`.
 */
const keysOfNewScreens: {
  readonly [where: string]: { readonly some: readonly string[]; readonly sure: readonly string[] }
} = {
  steps: { some: ['title', 'path', 'like'], sure: ['path', 'like'] },
  modals: { some: ['title', 'like'], sure: ['blocks', 'like'] },
}
const keysOfNewBlocks = ['block', 'like']

/**
 * Returns a config with a patch applied. Objects merge by key, and lists of items with an `id` merge by id; `null` removes a
 * key; `{ "merge": […], "remove": [ids], "order": [ids] }` changes a list. Anything else is replaced: texts, plain lists,
 * guards, and a handler by a handler of another kind. Parts of the patch keep their file positions.
 */
export function applyPatch(base: ObjectTree, patch: ObjectTree, problems: Problems): ObjectTree {
  const members = mergeMembers(base.members, patch.members, problems, (key, old, value) =>
    key === 'guards' && old?.kind === 'object' && value.kind === 'object'
      ? { ...value, members: mergeMembers(old.members, value.members, problems, (_, __, guard) => guard) }
      : merge(old, known(key, old, value, problems), problems),
  )
  return { kind: 'object', at: patch.at, members }
}

/**
 * Returns the steps or modals of a patch. If a patch changes a step or modal that the base lacks, the change is
 * reported and left out.
 */
function known(where: string, base: Tree | undefined, patch: Tree, problems: Problems): Tree {
  const said = keysOfNewScreens[where]
  if (said === undefined || base?.kind !== 'object' || patch.kind !== 'object') return patch
  const isKnown = ([name, { keyAt, value }]: readonly [string, Member]): boolean => {
    if (base.members.has(name) || value.kind !== 'object') return true
    const isNew = saysAny(value, said.some)
    if (isNew && (saysAny(value, said.sure) || nearMiss(name, base.members.keys()) === undefined)) return true
    absent(keyAt, name, 'change', base.members.keys(), problems)
    return false
  }
  return { ...patch, members: new Map([...patch.members].filter(isKnown)) }
}

function saysAny(tree: Tree, keys: readonly string[]): boolean {
  return keys.some(key => partOf(tree, key) !== undefined)
}

/** `key` is the list or the key of the patch that names what is not there. */
type Naming = 'remove' | 'order' | 'null' | 'change'

function absent(at: Place, name: string, naming: Naming, names: Iterable<string>, problems: Problems): void {
  problems.add(
    'patch-absent',
    at,
    `There is no \`${name}\` to ${verbs[naming]}.`,
    { name, known: names },
    advice(naming, name, names),
  )
}

const verbs: { readonly [N in Naming]: string } = {
  remove: 'remove',
  order: 'put in order',
  null: 'remove',
  change: 'change',
}

/** Returns what to do about a name that is not there and that no known name resembles. */
function advice(naming: Naming, name: string, names: Iterable<string>) {
  if (naming === 'change' || nearMiss(name, names) !== undefined) return undefined
  const mend = naming === 'null' ? `Delete \`"${name}": null\`.` : `Delete \`"${name}"\` from \`${naming}\`.`
  const why = naming === 'order' ? undefined : 'If the name is misspelt, customers go on seeing what was to go.'
  return { why, mend }
}

type Merge = (key: string, base: Tree | undefined, patch: Tree) => Tree

function mergeMembers(
  base: ReadonlyMap<string, Member>,
  patch: ReadonlyMap<string, Member>,
  problems: Problems,
  mergeOne: Merge,
): ReadonlyMap<string, Member> {
  const merged = new Map(base)
  for (const [key, { keyAt, value }] of patch) {
    const old = base.get(key)?.value
    if (value.kind !== 'value' || value.value !== null) merged.set(key, { keyAt, value: mergeOne(key, old, value) })
    // The base has a `like`, so the copied part may have this key. The copy is made later, and then `null` must still
    // be here to remove the key.
    else if (base.has('like')) merged.set(key, { keyAt, value })
    else if (old === undefined) absent(keyAt, key, 'null', base.keys(), problems)
    else merged.delete(key)
  }
  return merged
}

export function merge(base: Tree | undefined, patch: Tree, problems: Problems): Tree {
  if (patch.kind === 'object') {
    // If the patch has its own `like`, it describes the complete part. So nothing of the base is kept.
    if (textOf(partOf(patch, 'like')) !== undefined) return patch
    if (base?.kind === 'list' && isDirective(patch)) return direct(base, patch, problems)
    const old = base?.kind === 'object' && isSameKind(base, patch) ? base.members : new Map<string, Member>()
    const members = mergeMembers(old, patch.members, problems, (_, from, value) => merge(from, value, problems))
    return { kind: 'object', at: patch.at, members }
  }
  return base?.kind === 'list' && patch.kind === 'list' && isById(base) && isById(patch)
    ? mergeById(base, patch, problems)
    : patch
}

function isById({ items }: ListTree): boolean {
  return items.every(item => textOf(partOf(item, 'id')) !== undefined)
}

function idOf(tree: Tree): string | undefined {
  return textOf(partOf(tree, 'id'))?.text
}

/**
 * Returns whether the patch keeps the service or block of the base. If so, patch and base are merged. Otherwise the
 * patch replaces the base.
 */
function isSameKind(base: ObjectTree, patch: ObjectTree): boolean {
  return ['run', 'block', 'close'].every(key => {
    const isSaid = patch.members.has(key)
    return !isSaid || (textOf(partOf(base, key))?.text === textOf(partOf(patch, key))?.text && base.members.has(key))
  })
}

function isDirective({ members }: ObjectTree): boolean {
  return members.size > 0 && [...members.keys()].every(key => directives.includes(key))
}

function mergeById(base: ListTree, patch: ListTree, problems: Problems): ListTree {
  const items = [...base.items]
  const seen = new Map<string, Place>()
  for (const item of patch.items) {
    const id = idOf(item) ?? ''
    const other = seen.get(id)
    if (other === undefined) seen.set(id, item.at)
    else problems.add('duplicate-id', item.at, `\`${id}\` is there twice: here and in ${whereIs(other, item.at)}.`)
    const at = items.findIndex(other => idOf(other) === id)
    const isChange = base.items.length > 0 && base.items.every(other => saysAny(other, keysOfNewBlocks))
    if (at === -1 && isChange && !saysAny(item, keysOfNewBlocks)) {
      absent(
        textOf(partOf(item, 'id'))?.at ?? item.at,
        id,
        'change',
        base.items.flatMap(other => idOf(other) ?? []),
        problems,
      )
    } else if (at === -1) items.push(merge(undefined, item, problems))
    else items[at] = merge(items[at], item, problems)
  }
  return { kind: 'list', at: patch.at, items }
}

function direct(base: ListTree, patch: ObjectTree, problems: Problems): ListTree {
  const added = partOf(patch, 'merge')
  const merged = added?.kind === 'list' && isById(added) ? mergeById(base, added, problems) : base
  const removed = present(textsOf(partOf(patch, 'remove')), merged.items, 'remove', problems)
  const left = merged.items.filter(item => !removed.includes(idOf(item) ?? ''))
  const first = present(textsOf(partOf(patch, 'order')), left, 'order', problems)
  const ordered = [...new Set(first)].flatMap(id => left.filter(item => idOf(item) === id))
  return { kind: 'list', at: patch.at, items: [...ordered, ...left.filter(item => !ordered.includes(item))] }
}

/**
 * Returns those of the ids that occur in the list. Reports the others, because the patch then names an item that does
 * not exist.
 */
function present(ids: readonly Text[], items: readonly Tree[], naming: Naming, problems: Problems): readonly string[] {
  const names = items.flatMap(item => idOf(item) ?? [])
  for (const { text, at } of ids) if (!names.includes(text)) absent(at, text, naming, names, problems)
  return ids.map(({ text }) => text).filter(id => names.includes(id))
}
