import type { JsonSchema } from '../json-schema.ts'
import { closed, named, text } from './parts.ts'

const names = (description: string): JsonSchema => ({ type: 'array', items: text('A name.'), description })

const flow = closed(
  {
    channels: names('The channels whose customers come to this flow.'),
    start: text('The step on which a new customer begins.'),
    layout: text('The layout in which customers know the flow.'),
    addresses: named(text('The id of the step.'), 'The step that each address opens.'),
    ways: named(
      names('Ids of ways to pay.'),
      'The ways to pay that customers can choose on a step or in a dialog, by its id.',
    ),
  },
  ['channels', 'start', 'layout', 'addresses', 'ways'],
)

/** The schema of `shared/promises.json`: what customers and partners of each flow rely on. */
export const promisesSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'What customers and partners of Recarrega rely on',
  ...closed(
    {
      $schema: text('Where the schema of this file is.'),
      flows: named(flow, 'By flow. `npm run flows -- promise` writes it.'),
    },
    ['flows'],
  ),
}
