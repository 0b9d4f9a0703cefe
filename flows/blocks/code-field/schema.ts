import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/**
 * A field for the six digits from an SMS. Some devices fill it in automatically. The sixth digit submits the form, and
 * a rejected code is removed.
 */
export const codeFieldSpec = { schema: labelledField } as const satisfies BlockSpec

export type CodeFieldProps = PropsOf<typeof codeFieldSpec>
