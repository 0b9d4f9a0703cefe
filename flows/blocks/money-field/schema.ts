import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** An amount in reais. Its fact is the cents; with `forget` it is not known any more once the field is gone. */
export const moneyFieldSchema = {
  ...labelledField,
  properties: { ...labelledField.properties, forget: { type: 'boolean' } },
} as const

export type MoneyFieldProps = FromSchema<typeof moneyFieldSchema>
