import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** A mobile number, typed or pasted in any common format. */
export const phoneFieldSchema = labelledField

export type PhoneFieldProps = FromSchema<typeof phoneFieldSchema>
