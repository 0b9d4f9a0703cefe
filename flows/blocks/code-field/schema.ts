import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** The code of an SMS: six digits. The device fills it in if it can. */
export const codeFieldSpec = { schema: labelledField } as const satisfies BlockSpec

export type CodeFieldProps = PropsOf<typeof codeFieldSpec>
