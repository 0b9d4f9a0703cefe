import { own } from '../../engine/flow.ts'
import type { Json } from '../json-tree.ts'

export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

export function objectOf(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {}
}

export function listOf(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : []
}

export function textIn(json: Json | undefined): string | undefined {
  return typeof json === 'string' ? json : undefined
}

export function textsIn(json: Json | undefined): readonly string[] {
  return listOf(json).flatMap(item => textIn(item) ?? [])
}

/** Returns the value of an object's own key. Returns undefined for an inherited key such as `toString`. */
export function at(json: JsonObject, key: string): Json | undefined {
  return own(json, key)
}

export function keysOf(one: JsonObject, other: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
}

/** Returns whether two values are equal. The order of keys does not matter. The order of list items matters. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => isSame(one[key], at(other, key)))
}

/**
 * Returns a function that reads each part of a config only once, because several flows, before and after the change,
 * share most parts.
 */
export function once<T>(read: (json: JsonObject) => T): (json: JsonObject) => T {
  const known = new WeakMap<JsonObject, { readonly value: T }>()
  return json => {
    const found = known.get(json) ?? { value: read(json) }
    known.set(json, found)
    return found.value
  }
}

/** Returns whether two lists have the same items in any order. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return isSame([...new Set(one)].sort(), [...new Set(other)].sort())
}
