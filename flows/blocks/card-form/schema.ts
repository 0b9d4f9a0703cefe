import type { FromSchema } from 'json-schema-to-ts'
import { helpSchema } from '../help-schema.ts'

/** A new card. Its data goes to the vault, never to the form. */
export const cardFormSchema = {
  type: 'object',
  properties: {
    legend: { type: 'string' },
    number: { type: 'string' },
    expiry: { type: 'string' },
    expiryHint: { type: 'string' },
    cvv: { type: 'string' },
    cvvHint: { type: 'string' },
    cvvFrontHint: { type: 'string' },
    cvvHelp: helpSchema,
    save: { type: 'string' },
    saveDetail: { type: 'string' },
  },
  required: ['legend', 'number', 'expiry', 'expiryHint', 'cvv', 'cvvHint', 'cvvFrontHint', 'save', 'saveDetail'],
  additionalProperties: false,
} as const

export type CardFormProps = FromSchema<typeof cardFormSchema>
