import { readDate } from '../../runtime/rules/date-time.ts'

/** The path to a value in an answer: the names and indexes from the top. */
export type Path = readonly (string | number)[]

/** An answer in which exactly one value violates the contract. */
export interface Spoilt {
  readonly path: Path
  readonly wrong: unknown
  readonly json: unknown
}

/** A value that means that the field is missing. */
export const absent = Symbol('absent')
const notANumber = [null, '', 'x', true, {}, [], -1, 1e308, 9e15]
const wrongValues: { readonly [type: string]: readonly unknown[] } = {
  null: ['', 7, true, {}, []],
  string: [null, '', 7, true, {}, []],
  number: notANumber,
  boolean: [null, '', 7, 'true', {}],
  object: [null, '', 7, true, []],
  list: [null, '', 7, true, {}, [null], ['', {}]],
}
const notADate = ['ontem', '0', '27/11/2026', '2026-02-30T10:00:00Z', '2026-13-01']

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

function wrongFor(value: unknown, isItem: boolean): readonly unknown[] {
  const isDate = typeof value === 'string' && readDate(value) !== undefined
  // An item is never removed: a list without it is still readable, so the answer would not be wrong.
  return [...(isItem ? [] : [absent]), ...(wrongValues[kindOf(value)] ?? []), ...(isDate ? notADate : [])]
}

/** Returns the path of every value in a JSON value. Of each list, it includes only the first item. */
export function placesIn(json: unknown, at: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return at.length === 0 ? [] : [at]
  const inner = Array.isArray(json) ? json.slice(0, 1) : json
  const deeper = Object.entries(inner).flatMap(([name, value]) =>
    placesIn(value, [...at, Array.isArray(json) ? Number(name) : name]),
  )
  return at.length === 0 ? deeper : [at, ...deeper]
}

/** Returns the path of every value without inner values, such as a text or a number. It includes all list items. */
export function leavesIn(json: unknown, at: Path = []): readonly Path[] {
  if (typeof json !== 'object' || json === null) return [at]
  const isList = Array.isArray(json)
  return Object.entries(json).flatMap(([name, value]) => leavesIn(value, [...at, isList ? Number(name) : name]))
}

/** Returns the value at a path, or undefined if the path does not exist. */
export function valueAt(json: unknown, [name, ...deeper]: Path): unknown {
  if (name === undefined) return json
  if (typeof json !== 'object' || json === null) return undefined
  return valueAt(Object.entries(json).find(([key]) => key === String(name))?.[1], deeper)
}

/** Returns a copy with another value at a path, or with the value at that path removed. */
export function withValue(json: unknown, [name, ...deeper]: Path, value: unknown): unknown {
  if (name === undefined) return value
  const entries = Object.entries(Object.assign({}, json)).flatMap(([key, inner]) => {
    if (key !== String(name)) return [[key, inner]]
    const changed = withValue(inner, deeper, value)
    return changed === absent ? [] : [[key, changed]]
  })
  return Array.isArray(json) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** Returns all answers that have exactly one unreadable value. */
export function spoilt(json: unknown): readonly Spoilt[] {
  return placesIn(json).flatMap(path =>
    wrongFor(valueAt(json, path), typeof path.at(-1) === 'number').map(wrong => ({
      path,
      wrong,
      json: withValue(json, path, wrong),
    })),
  )
}

/** Returns the name that `readAs` uses for a path, such as `recharges[].date`. */
export function nameOf(path: Path): string {
  return path
    .map(part => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .replace(/^\./, '')
}

/** Returns a copy of an answer without the value at a path. */
export function without(json: unknown, path: Path): unknown {
  return withValue(json, path, absent)
}
