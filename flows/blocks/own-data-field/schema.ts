import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** Edits the customer's name or e-mail, starting with the operator's value. Sets the fact only if the text differs. */
export const ownDataFieldSchema = {
  ...labelledField,
  properties: {
    ...labelledField.properties,
    what: { type: 'string', enum: ['name', 'email'] },
  },
  required: ['fact', 'label', 'what'],
} as const

export type OwnDataFieldProps = FromSchema<typeof ownDataFieldSchema>
