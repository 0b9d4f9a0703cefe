import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The customer's own name or e-mail, as the operator tells it, to be typed over. The fact is known only while it is to change. */
export const ownDataFieldSchema = {
  ...labelledField,
  properties: {
    ...labelledField.properties,
    what: { type: 'string', enum: ['name', 'email'] },
  },
  required: ['fact', 'label', 'what'],
} as const

export type OwnDataFieldProps = FromSchema<typeof ownDataFieldSchema>
