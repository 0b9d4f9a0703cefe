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
