import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** One's birth date, typed as DD/MM/AA; it may stay empty, and is not kept. */
export const birthDateFieldSchema = labelledField

export type BirthDateFieldProps = FromSchema<typeof birthDateFieldSchema>
