import { isObject, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'

/** Keys from the root of a config. An item of a list has its `id` or its index as its key. */
export type Path = readonly string[]

/**
 * One edit. `on` is the name of the edited config: a flow (`web`), a flow with a variant's patch (`web~december`), or a
 * file (`flow-configs/shared/errors.json`). An edit is plain data, so it fits in an address and in a message between
 * frames.
 */
export type Change = {
  readonly on: string
  readonly at: Path
  /** If the flow has several files, a new step, modal or guard is written into this file. */
  readonly near?: string | undefined
} & (
  | { readonly do: 'set'; readonly value: Json }
  | { readonly do: 'remove' }
  /** Adds an item to the list at the path `at`. */
  | { readonly do: 'insert'; readonly value: Json; readonly index: number }
  /** Moves the item at the path `at` to another index of its list. */
  | { readonly do: 'move'; readonly to: number }
)

/**
 * Returns the index of the list's item with this `id`. If no item has this `id`, the text is used as the index. Returns
 * -1 if there is no such item.
 */
function indexIn(list: readonly Json[], key: string): number {
  const byId = list.findIndex(item => isObject(item) && textIn(item.id) === key)
  if (byId !== -1) return byId
  return /^\d+$/.test(key) && Number(key) < list.length ? Number(key) : -1
}

/** Whether a place is the other place, or inside it. */
export function isWithin(at: Path | undefined, holder: Path): boolean {
  return at !== undefined && holder.every((key, index) => at[index] === key)
}

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(json: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((at, key) => {
    if (Array.isArray(at)) return at[indexIn(at, key)]
    return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }, json)
}

/** Returns the config after an edit. Throws if the path of the edit does not exist. */
export function applyChange(json: Json, change: Change): Json {
  const { at } = change
  if (change.do === 'insert')
    return changeAt(json, at, list => {
      const items = Array.isArray(list) ? list : []
      return [...items.slice(0, change.index), change.value, ...items.slice(change.index)]
    })
  if (change.do === 'set') return changeAt(json, at, () => change.value)
  const [key = ''] = at.slice(-1)
  return changeAt(json, at.slice(0, -1), holder => {
    if (Array.isArray(holder)) {
      const from = indexIn(holder, key)
      const item = holder[from]
      if (item === undefined) throw gone(at)
      const left = holder.filter((_, index) => index !== from)
      return change.do === 'move' ? [...left.slice(0, change.to), item, ...left.slice(change.to)] : left
    }
    if (!isObject(holder)) throw gone(at)
    return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== key))
  })
}

function gone(at: Path): Error {
  return new Error(`There is nothing at ${at.join('/')}.`)
}

/** Changes the value at a path. Objects that are missing on the way are created. */
function changeAt(json: Json | undefined, path: Path, change: (value: Json | undefined) => Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return change(json)
  if (Array.isArray(json)) {
    const index = indexIn(json, key)
    if (index === -1) throw gone(path)
    return json.map((item, at) => (at === index ? changeAt(item, rest, change) : item))
  }
  const holder = isObject(json) ? json : {}
  const value = Object.hasOwn(holder, key) ? holder[key] : undefined
  return { ...holder, [key]: changeAt(value, rest, change) }
}
