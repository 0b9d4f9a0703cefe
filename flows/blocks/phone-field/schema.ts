import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** A mobile number, typed or pasted in any of its forms. */
export const phoneFieldSchema = labelledField

export type PhoneFieldProps = FromSchema<typeof phoneFieldSchema>
