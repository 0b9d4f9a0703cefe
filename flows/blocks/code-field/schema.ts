import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The code of an SMS: six digits. The device fills it in if it can. */
export const codeFieldSchema = labelledField

export type CodeFieldProps = FromSchema<typeof codeFieldSchema>
