import { getNodeValue, type Node } from 'jsonc-parser'
import { isObject, isSame, type JsonObject, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'

/** A member of an object, or an item of a list, that is written into the file. */
export interface Entry {
  /** The key and its colon. For an item of a list, it is empty. */
  readonly lead: string
  readonly value: Json
  /** The value's node in the file, if the file contains this member or item. */
  readonly node: Node | undefined
  /** The node of the whole member or item in the file. For a member, it contains the key too. */
  readonly child: Node | undefined
}

/** Returns the members or items of a value, in the order in which they are written. */
export function entriesOf(node: Node | undefined, value: Json): readonly Entry[] {
  if (Array.isArray(value)) return itemsOf(node?.type === 'array' ? (node.children ?? []) : [], value)
  return isObject(value) ? membersOf(node?.type === 'object' ? (node.children ?? []) : [], value) : []
}

const keyOf = ({ children: [key] = [] }: Node) => String(key?.value)

/**
 * Returns an object's members in the order in which they are written. Members of the file keep their order. A new
 * member comes after the member that is before it in `value`.
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
 * Returns the items of a list, each with the item of the file that it replaces: one with the same `id`, or else an
 * equal item, or else the item at the same index.
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
