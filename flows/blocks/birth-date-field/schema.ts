import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The customer's birth date, typed as DD/MM/AA. It may stay empty, and is not stored. */
export const birthDateFieldSchema = labelledField

export type BirthDateFieldProps = FromSchema<typeof birthDateFieldSchema>
