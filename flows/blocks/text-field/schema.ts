import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A field for a short text in the customer's own words, such as a contact's nickname. The browser's autofill is
 * off.
 */
export const textFieldSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      label: { type: 'string' },
      hint: { type: 'string' },
      /** The maximum number of characters. A longer text shows an error and is not cut off. */
      maxLength: { type: 'integer', minimum: 1 },
      /** Whether the customer may leave the field empty. */
      optional: { type: 'boolean' },
    },
    required: ['fact', 'label', 'maxLength'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type TextFieldProps = PropsOf<typeof textFieldSpec>
