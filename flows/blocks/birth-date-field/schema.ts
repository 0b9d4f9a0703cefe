import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** The customer's birth date, typed as DD/MM/AA. It may stay empty, and is not stored. */
export const birthDateFieldSpec = { schema: labelledField } as const satisfies BlockSpec

export type BirthDateFieldProps = PropsOf<typeof birthDateFieldSpec>
