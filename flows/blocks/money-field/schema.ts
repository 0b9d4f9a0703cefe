import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** An amount in reais. Its fact is the cents. */
export const moneyFieldSchema = labelledField

export type MoneyFieldProps = FromSchema<typeof moneyFieldSchema>
