import { isObject, isSame, listOf, textIn, textsIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Part } from './rewrite.ts'

const directives = ['merge', 'remove', 'order']

/** Whether each item of a list has an `id`. Such a list is merged by id. */
export function isById(list: readonly Json[]): boolean {
  return list.every(item => idOf(item) !== undefined)
}

function idOf(item: Json | undefined): string | undefined {
  return isObject(item) ? textIn(item.id) : undefined
}

function itemOf(list: Json | undefined, id: string): Json | undefined {
  return listOf(list).find(item => idOf(item) === id)
}

interface ListPart extends Part {
  readonly base: readonly Json[]
  readonly after: readonly Json[]
}

/**
 * Returns the change of a list that is merged by id. If items are removed or their order changes, this is an object
 * with `merge`, `remove` and `order`. Otherwise it is a list of items. Undefined if nothing has to be written.
 */
export function rewritePatchedList(
  { base, raw, before, after }: ListPart,
  deeper: (part: Part, key: string) => Json | undefined,
): Json | undefined {
  const directed = isObject(raw) && Object.keys(raw).every(key => directives.includes(key)) ? raw : undefined
  const written = directed === undefined ? listOf(raw) : listOf(directed.merge)
  const wanted = after.flatMap(item => idOf(item) ?? [])
  const inBase = base.flatMap(item => idOf(item) ?? [])
  const mergedIds = written.flatMap(item => idOf(item) ?? []).filter(id => wanted.includes(id))
  const ids = [...new Set([...mergedIds, ...wanted])]
  const merge = ids.flatMap((id): readonly Json[] => {
    const one = { base: itemOf(base, id), raw: itemOf(written, id), before: itemOf(before, id) }
    const change = deeper({ ...one, after: itemOf(after, id) }, id)
    if (!isObject(change)) return []
    const { id: _, ...props } = change
    return Object.keys(props).length === 0 ? [] : [{ id, ...props }]
  })
  const removed = textsIn(directed?.remove)
  const remove = [...new Set([...removed, ...inBase])].filter(id => inBase.includes(id) && !wanted.includes(id))
  const natural = [...inBase, ...ids.filter(id => !inBase.includes(id))].filter(id => wanted.includes(id))
  const order = orderFor(
    natural,
    wanted,
    textsIn(directed?.order).filter(id => wanted.includes(id)),
  )
  if (remove.length === 0 && order.length === 0 && directed === undefined) return merge.length === 0 ? undefined : merge
  const parts = Object.entries({ merge, remove, order }).filter(([, ids]) => ids.length > 0)
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/**
 * Returns the shortest list of ids to write as `order`. The items that it names come first, in its order, and all
 * others follow in their usual order.
 */
function orderFor(natural: readonly string[], wanted: readonly string[], known: readonly string[]): readonly string[] {
  const ordered = (first: readonly string[]) => [...first, ...natural.filter(id => !first.includes(id))]
  if (known.length > 0 && isSame(ordered(known), wanted)) return known
  for (let length = 0; length < wanted.length; length += 1)
    if (isSame(ordered(wanted.slice(0, length)), wanted)) return wanted.slice(0, length)
  return wanted
}
