import type { FromSchema } from 'json-schema-to-ts'

/** A short text in the customer's own words, such as a contact's nickname. The browser suggests nothing for it. */
export const textFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
    /** In characters: more is not cut off, but told. */
    maxLength: { type: 'integer', minimum: 1 },
    /** It may stay empty. */
    optional: { type: 'boolean' },
  },
  required: ['fact', 'label', 'maxLength'],
  additionalProperties: false,
} as const

export type TextFieldProps = FromSchema<typeof textFieldSchema>
