import type { JsonSchema } from '../json-schema.ts'

/** The schema of a journey: a file beside the `flow.json` of its flow. It stands beside that of flows. */
export const journeySchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A journey of a flow of Recarrega',
  allOf: [{ $ref: './flow.schema.json#/definitions/journey' }],
}
