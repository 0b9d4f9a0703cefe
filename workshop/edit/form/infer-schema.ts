import { isObject } from '../../../runtime/compiler/diff/json.ts'
import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'

/** Makes a schema from a value that has none, so that the panel shows fields for the value's texts. */
export function inferSchema(value: Json | undefined): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: inferSchema(value[0] ?? '') }
  if (isObject(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inferSchema(one)]))
    return { type: 'object', properties, required: Object.keys(value) }
  }
  return { type: typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string' }
}
