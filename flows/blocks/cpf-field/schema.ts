import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** A CPF: of who pays, or one's own. It is not kept. */
export const cpfFieldSchema = {
  ...labelledField,
  properties: {
    ...labelledField.properties,
    /** It may stay empty. */
    optional: { type: 'boolean' },
  },
} as const

export type CpfFieldProps = FromSchema<typeof cpfFieldSchema>
