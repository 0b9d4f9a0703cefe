import type { JsonSchema } from '../json-schema.ts'
import { closed } from './parts.ts'

const names: JsonSchema = { type: 'array', uniqueItems: true, items: { type: 'string', minLength: 1 } }

/** The schema of the `about` part of a flow's file. A pass checks that the file does only what this part allows. */
export const aboutSchema: JsonSchema = closed(
  {
    facts: {
      ...names,
      description: 'The facts that this file is about, by the first part of their names, such as `card`.',
    },
    leadsTo: { ...names, description: 'The other journeys of the flow whose screens this file leads to.' },
    entries: {
      ...names,
      description: 'The screens of this file that other journeys lead to. The others are its own matter.',
    },
    addresses: { const: 'kept', description: 'The flow has every address of the flow that it extends.' },
  },
  [],
  { description: 'What this file is about. The check reports what does not belong to it.' },
)
