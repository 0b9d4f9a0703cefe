import type { Json } from '../../runtime/compiler/json-tree.ts'

export interface JsonObject {
  readonly [key: string]: Json
}

/** The keys and indices that lead to a value. */
export type Path = readonly (string | number)[]

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

export function without(json: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)))
}

/** Whether two values are the same, in whatever order their keys stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return (
    keys.size === others.size && [...keys].every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}
