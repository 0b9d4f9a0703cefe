import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A short text in the customer's own words, such as a contact's nickname. The browser suggests nothing for it. */
export const textFieldSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      label: { type: 'string' },
      hint: { type: 'string' },
      /** The maximum in characters. A longer text shows an error; it is not cut off. */
      maxLength: { type: 'integer', minimum: 1 },
      /** The field may stay empty. */
      optional: { type: 'boolean' },
    },
    required: ['fact', 'label', 'maxLength'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type TextFieldProps = PropsOf<typeof textFieldSpec>
