import type { Catalogue } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closed, text } from './parts.ts'
import { varied } from './patch-schema.ts'

const moment = (description: string): JsonSchema => ({
  type: 'string',
  pattern: String.raw`^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`,
  expected: 'a day and a time with its zone, as 2026-12-01T00:00:00-03:00',
  description,
  examples: ['2026-12-01T00:00:00-03:00'],
})

const some = (description: string, channels: readonly string[] = []): JsonSchema => ({
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', ...(channels.length === 0 ? {} : { examples: channels }) },
  description,
})

function propertiesOf({ channels }: Pick<Catalogue, 'channels'>): { readonly [name: string]: JsonSchema } {
  return {
    $schema: text('Where the schema of this file is.'),
    id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]*$',
      expected: 'lower case, digits and hyphens',
      description: 'The variant, among those of its flow.',
    },
    title: text('What the variant is called among variants.'),
    flow: text('The id of the flow that it changes.'),
    audience: closed(
      {
        channels: some('Who came by one of these channels of the flow.', channels),
        segments: some('Whom the operator counts among one of these. Known once a customer has logged in.'),
        percent: {
          type: 'integer',
          minimum: 1,
          maximum: 100,
          expected: 'a whole number from 1 to 100',
          description: 'Of a hundred devices, how many. A larger number adds devices and takes none away.',
        },
      },
      [],
      { description: 'Who sees it: whoever fits all of these. Empty, everybody.' },
    ),
    from: moment('When it begins. Without it, at once.'),
    until: moment('When it ends. Without it, never.'),
    priority: { type: 'integer', description: 'Of several for the same person the highest one counts. Without it, 0.' },
  }
}
const required = ['id', 'title', 'flow', 'audience', 'patch']

/**
 * Returns the schema of `*.variant.json`: a change of a flow for some customers and some time. Published next to the schema of
 * flows.
 */
export function variantSchema(catalogue: Catalogue): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A variant of a flow of Recarrega',
    ...closed(
      { ...propertiesOf(catalogue), patch: { $ref: './flow.schema.json#/definitions/variantPatch' } },
      required,
    ),
  }
}

/** Returns the schema of a variant except the content of `patch`, which is checked once it is applied to its flow. */
export function variantFrameSchema(catalogue: Catalogue): JsonSchema {
  const patch = closed(Object.fromEntries(varied.map(name => [name, {}])), [])
  return closed({ ...propertiesOf(catalogue), patch }, required)
}
