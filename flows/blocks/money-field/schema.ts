import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** An amount in reais. Its fact is in cents; with `forget`, the fact is removed when the field is. */
export const moneyFieldSchema = {
  ...labelledField,
  properties: { ...labelledField.properties, forget: { type: 'boolean' } },
} as const

export type MoneyFieldProps = FromSchema<typeof moneyFieldSchema>
