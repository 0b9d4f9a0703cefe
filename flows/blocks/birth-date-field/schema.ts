import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/**
 * A field for the customer's birth date as DD/MM/AA. The customer may leave it empty. The app does not store the
 * date.
 */
export const birthDateFieldSpec = { schema: labelledField } as const satisfies BlockSpec

export type BirthDateFieldProps = PropsOf<typeof birthDateFieldSpec>
