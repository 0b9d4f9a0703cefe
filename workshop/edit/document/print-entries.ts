import { getNodeValue, type Node } from 'jsonc-parser'
import { isObject, isSame, type JsonObject, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'

/** An entry to write: a member of an object, or an item of a list. */
export interface Entry {
  /** The key and its colon. For an item of a list, it is empty. */
  readonly lead: string
  readonly value: Json
  /** The entry's value in the file, if the file contains the entry. */
  readonly node: Node | undefined
  /** The file's child of the object or list. For an object, this is the member with the entry's key. */
  readonly child: Node | undefined
}

/** Returns the entries of a value in the order in which they are written. */
export function entriesOf(node: Node | undefined, value: Json): readonly Entry[] {
  if (Array.isArray(value)) return itemsOf(node?.type === 'array' ? (node.children ?? []) : [], value)
  return isObject(value) ? membersOf(node?.type === 'object' ? (node.children ?? []) : [], value) : []
}

const keyOf = ({ children: [key] = [] }: Node) => String(key?.value)

/**
 * Returns the members. The file's members keep their order. A new member follows the member that comes before it in the
 * value.
 */
function membersOf(children: readonly Node[], value: JsonObject): readonly Entry[] {
  const lead = (key: string) => `${JSON.stringify(key)}: `
  const kept = children.filter(child => Object.hasOwn(value, keyOf(child)))
  const entries = kept.map((child): readonly [string, Entry] => {
    const key = keyOf(child)
    return [key, { lead: lead(key), value: value[key] ?? null, node: child.children?.[1], child }]
  })
  for (const [index, key] of Object.keys(value).entries()) {
    if (entries.some(([known]) => known === key)) continue
    const previous = Object.keys(value)[index - 1]
    const after = entries.findIndex(([known]) => known === previous)
    const place = previous !== undefined && after === -1 ? entries.length : after + 1
    entries.splice(place, 0, [key, { lead: lead(key), value: value[key] ?? null, node: undefined, child: undefined }])
  }
  return entries.map(([, entry]) => entry)
}

/**
 * Returns the items, each with an item of the file: one with the same `id`, else an equal item, else the item at the
 * same place.
 */
function itemsOf(children: readonly Node[], items: readonly Json[]): readonly Entry[] {
  const left = new Set(children)
  const take = (isIt: (child: Node) => boolean): Node | undefined => {
    const found = [...left].find(isIt)
    if (found !== undefined) left.delete(found)
    return found
  }
  const idOf = (json: Json) => (isObject(json) ? textIn(json.id) : undefined)
  const known = items.map(item =>
    idOf(item) === undefined
      ? take(child => isSame(getNodeValue(child), item))
      : take(child => idOf(getNodeValue(child)) === idOf(item)),
  )
  const isRest = items.length === children.length
  return items.map((value, index) => {
    const same = isRest && idOf(value) === undefined ? children[index] : undefined
    const child = known[index] ?? (same !== undefined && left.has(same) ? same : undefined)
    return { lead: '', value, node: child, child }
  })
}
