import type { JsonObject } from '../../runtime/compiler/diff/json.ts'

/** The keys and indices that lead to a value. */
export type Path = readonly (string | number)[]

export function without(json: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))
}
