import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { helpSchema } from '../help-schema.ts'

/** A field for the security code (CVV) of a saved card. In a dialog, it has the focus. */
export const cvvFieldSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', enum: ['payment.cvv'] },
      label: { type: 'string' },
      hint: { type: 'string', placeholders: ['digits', 'card'], demands: ['digits'] },
      /** Replaces `hint` for the brands that print the code on the front. */
      frontHint: { type: 'string', placeholders: ['digits', 'card'], demands: ['digits'] },
      help: helpSchema,
    },
    required: ['fact', 'label'],
    additionalProperties: false,
  },
  writes: ['payment.cvv', 'payment.cvvCard'],
} as const satisfies BlockSpec

export type CvvFieldProps = PropsOf<typeof cvvFieldSpec>
