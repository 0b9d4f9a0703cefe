import type { FromSchema } from 'json-schema-to-ts'
import { labelledField } from '../labelled-field.ts'

/** The CPF of who pays. It is not kept. */
export const cpfFieldSchema = labelledField

export type CpfFieldProps = FromSchema<typeof cpfFieldSchema>
