import * as z from 'zod/mini'
import { innerOf } from '../../runtime/operator/contract/lenient.ts'
import type { Docs } from './docs.ts'

/** The part of a JSON schema that is documented. */
interface Json {
  description?: string
  examples?: unknown[]
  const?: unknown
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
}

/**
 * Returns the schema as JSON Schema 2020-12, which OpenAPI 3.1 uses, with descriptions and examples. A field with a
 * default is optional. All other fields are required, even if the app works without them, unless the operator may omit
 * them. A field that must be absent is left out.
 */
export function schemaOf(schema: z.ZodMiniType, docs: Docs): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodMiniObject)) return
      for (const [name, field] of Object.entries(zodSchema.shape))
        if (field instanceof z.ZodMiniOptional && field.def.innerType instanceof z.ZodMiniNever)
          delete jsonSchema.properties?.[name]
      const sent = Object.entries(zodSchema.shape).filter(([, field]) => isAlwaysSent(field))
      const required = [...(jsonSchema.required ?? []), ...sent.map(([name]) => name)]
      if (required.length > 0) jsonSchema.required = required
    },
  })
  return document(json as Json, docs)
}

function isAlwaysSent(field: z.core.$ZodType): boolean {
  const inner = innerOf(field)
  return inner?._zod.optin === undefined && inner !== undefined
}

/** Returns the schema with its descriptions, and with an example of each property. */
function document(json: Json, docs: Docs): Json {
  const { properties, items, anyOf } = json
  const fields: Docs = { fields: docs.fields }
  const described: Json = {
    ...(docs.text && { description: docs.text }),
    ...json,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, document(field, docs.fields[name] ?? { fields: {} })]),
      ),
    }),
    ...(items && { items: document(items, fields) }),
    ...(anyOf && { anyOf: anyOf.map(one => document(one, fields)) }),
  }
  const example = docs.example ? docs.example.value : exampleOf(described)
  return isEmpty(json) || example === undefined ? described : { ...described, examples: [example] }
}

/** Returns the schema's example. An object's is made of its fields'. */
export function exampleOf(json: Json): unknown {
  const { examples, properties, items, anyOf } = json
  if (examples) return examples[0]
  if ('const' in json) return json.const
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]))
  if (items) return [exampleOf(items)]
  return anyOf?.[0] && exampleOf(anyOf[0])
}

/** Returns whether the schema allows any value. */
export const isEmpty = (json: object): boolean => Object.keys(json).length === 0
