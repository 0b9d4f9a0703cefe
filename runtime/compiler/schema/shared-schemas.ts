import type { JsonSchema } from '../json-schema.ts'
import { closed, named, text } from './parts.ts'

const $schema = text('Where the schema of this file is.')
const action = closed(
  {
    label: text('What the button says.'),
    event: {
      type: 'string',
      minLength: 1,
      description: 'retry shows the step again; any other is handled by the flow’s `always`.',
      examples: ['retry', 'home', 'recharge', 'pay', 'login'],
    },
  },
  ['label', 'event'],
)
const message = closed(
  {
    title: text('The heading.'),
    text: text('What happened and what to do, without blame.'),
    money: text('What it means for the person’s money, where there is any doubt.'),
    tone: { type: 'string', enum: ['info', 'good', 'warning', 'bad'] },
    chargeRefusal: {
      type: 'boolean',
      description: 'An answer to a charge with this code says that nothing was charged.',
    },
    main: { ...action, description: 'The main way on.' },
    out: { ...action, description: 'The other way on.' },
  },
  ['title', 'text', 'main'],
)

/** The schema of `shared/errors.json`: what a person reads for each code. */
export const errorsSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The error catalogue of Recarrega',
  ...closed(
    {
      $schema,
      fallback: { ...message, description: 'For a code that is not here.' },
      codes: named(message, 'By code.'),
    },
    ['fallback', 'codes'],
  ),
}

/** The schema of `shared/fields.json`: the sentence for what each rule finds wrong. */
export const fieldsSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'What is said at a field',
  type: 'object',
  properties: { $schema },
  additionalProperties: named(
    text('What is wrong and how to mend it.'),
    'The sentences of one rule, by what it finds wrong.',
  ),
}
