import type { JsonSchema } from '../json-schema.ts'

function journeyAs(title: string, definition: 'journey' | 'journeyPatch'): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    allOf: [{ $ref: `./flow.schema.json#/definitions/${definition}` }],
  }
}

/**
 * The schema of a journey, which is a file in the folder of its flow's `flow.json`. It is published next to the schema
 * of flows.
 */
export const journeySchema = journeyAs('A journey of a flow of Recarrega', 'journey')

/** The schema of a journey of a flow that `extends` another flow. Such a journey contains only the changes. */
export const journeyPatchSchema = journeyAs('What a flow of Recarrega changes in a journey of another', 'journeyPatch')
