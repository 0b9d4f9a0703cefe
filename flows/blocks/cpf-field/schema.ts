import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The CPF of the payer, or the customer's own. It is not stored. */
export const cpfFieldSchema = {
  ...labelledField,
  properties: {
    ...labelledField.properties,
    /** The field may stay empty. */
    optional: { type: 'boolean' },
  },
} as const

export type CpfFieldProps = FromSchema<typeof cpfFieldSchema>
