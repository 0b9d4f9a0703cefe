import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The code of an SMS: six digits, filled in by the device where it can. */
export const codeFieldSchema = labelledField

export type CodeFieldProps = FromSchema<typeof codeFieldSchema>
