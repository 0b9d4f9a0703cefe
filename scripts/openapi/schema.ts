import * as z from 'zod/mini'
import { innerOf } from '../../runtime/operator/contract/lenient.ts'

/**
 * Returns the schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. A field with a default is optional. All other
 * fields are required, even if the app works without them, unless the operator may omit them.
 */
export function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodMiniObject)) return
      const sent = Object.entries(zodSchema.shape).filter(([, field]) => isAlwaysSent(field))
      const required = [...(jsonSchema.required ?? []), ...sent.map(([name]) => name)]
      if (required.length > 0) jsonSchema.required = required
    },
  })
  return json
}

function isAlwaysSent(field: z.core.$ZodType): boolean {
  const inner = innerOf(field)
  return inner?._zod.optin === undefined && inner !== undefined
}

/** Returns whether the schema allows any value. */
export const isEmpty = (json: object): boolean => Object.keys(json).length === 0
