import type { Catalogue } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closed, named, text } from './parts.ts'
import { varied } from './patch-schema.ts'

/** The form of `from` and `until` in words. */
export const MOMENT = 'a day and a time with its zone, as 2026-12-01T00:00:00-03:00'

const moment = (description: string): JsonSchema => ({
  type: 'string',
  pattern: String.raw`^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`,
  expected: MOMENT,
  description,
  examples: ['2026-12-01T00:00:00-03:00'],
})

const percentage = (description: string, minimum = 0): JsonSchema => ({
  ...{ type: 'number', minimum, maximum: 100 },
  expected: `a percentage from ${minimum} to 100`,
  description,
})

const some = (description: string, channels: readonly string[] = []): JsonSchema => ({
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', ...(channels.length === 0 ? {} : { examples: channels }) },
  description,
})

const ID = '^[a-z][a-z0-9-]*$'

function propertiesOf({ channels }: Pick<Catalogue, 'channels'>): { readonly [name: string]: JsonSchema } {
  return {
    $schema: text('Where the schema of this file is.'),
    id: {
      type: 'string',
      pattern: ID,
      expected: 'lower case, digits and hyphens',
      description: 'The variant, among those of its flow.',
    },
    title: text('What the variant is called among variants.'),
    flow: text('The id of the flow that it changes.'),
    audience: closed(
      {
        channels: some('Who came by one of these channels of the flow.', channels),
        segments: some('Whom the operator counts among one of these. Known once a customer has logged in.'),
      },
      [],
      { description: 'Who sees it: whoever fits all of these. Empty, everybody.' },
    ),
    trial: closed(
      {
        coverage: percentage(
          'How many of the devices take part. The others see the flow itself and are not counted.',
          0.01,
        ),
        weights: {
          type: 'object',
          minProperties: 1,
          additionalProperties: {
            type: 'integer',
            minimum: 0,
            maximum: 1000,
            expected: 'a whole number from 0 to 1000',
          },
          description:
            'The share of each arm among the devices that take part: of `control`, which sees the flow itself, and of `patch`, or of each of `patches`. An arm that is not named has 1.',
          examples: [{ control: 1, patch: 1 }],
        },
        layer: closed(
          {
            name: text('The layer’s name. Trials of one layer share its devices.'),
            from: percentage('The percentage of the layer’s devices at which the trial’s begin.'),
            until: percentage('The percentage at which they end.'),
          },
          ['name', 'from', 'until'],
          { description: 'Trials of the same layer with separate percents never have a device in common.' },
        ),
        salt: text('A new salt distributes the devices anew. Without it, the variant’s id.'),
      },
      [],
      { description: 'Makes the variant a trial: some devices see a patch, and others, the control, the flow itself.' },
    ),
    from: moment('When it begins. Without it, at once.'),
    until: moment('When it ends. Without it, never.'),
    priority: { type: 'integer', description: 'Of several for the same person the highest one counts. Without it, 0.' },
  }
}
/**
 * Returns the schemas of a variant's `patch` and `patches`. A variant must have exactly one of the two. The code that
 * reads variants checks this.
 */
function patches(patch: JsonSchema): { readonly [name: string]: JsonSchema } {
  const several = 'Several patches, each under the name of its arm, for a trial of more than two arms.'
  return { patch, patches: { ...named(patch, several), minProperties: 2, propertyNames: { pattern: ID } } }
}

const required = ['id', 'title', 'flow', 'audience']

/**
 * Returns the schema of `*.variant.json`: a change of a flow for some customers and some time. Published next to the schema of
 * flows.
 */
export function variantSchema(catalogue: Catalogue): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A variant of a flow of Recarrega',
    ...closed(
      { ...propertiesOf(catalogue), ...patches({ $ref: './flow.schema.json#/definitions/variantPatch' }) },
      required,
    ),
  }
}

/**
 * Returns the schema of a variant without the content of its patches. Patches are checked after they are applied to the
 * flow.
 */
export function variantFrameSchema(catalogue: Catalogue): JsonSchema {
  const patch = closed(Object.fromEntries(varied.map(name => [name, {}])), [])
  return closed({ ...propertiesOf(catalogue), ...patches(patch) }, required)
}
