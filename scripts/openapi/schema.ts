import * as z from 'zod/mini'

/** The schema as JSON Schema 2020-12, which is what OpenAPI 3.1 has. What is read has defaults for what is not told. */
export function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return json
}

/** Whether it says anything at all. */
export const isEmpty = (json: object): boolean => Object.keys(json).length === 0
