import type { FromSchema } from 'json-schema-to-ts'

/** A short text, such as a name. `purpose` says whose it is: the browser offers a person their own `name`, and nothing for a `nickname`. */
export const textFieldSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
    hint: { type: 'string' },
    purpose: { type: 'string', enum: ['name', 'nickname'] },
    /** In characters: more cannot be typed. */
    maxLength: { type: 'integer', minimum: 1 },
    /** It may stay empty. */
    optional: { type: 'boolean' },
  },
  required: ['fact', 'label', 'purpose', 'maxLength'],
  additionalProperties: false,
} as const

export type TextFieldProps = FromSchema<typeof textFieldSchema>
