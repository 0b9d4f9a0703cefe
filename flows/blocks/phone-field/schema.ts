import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** A field for a mobile phone number. The customer may type or paste it in any common format. */
export const phoneFieldSpec = { schema: labelledField } as const satisfies BlockSpec

export type PhoneFieldProps = PropsOf<typeof phoneFieldSpec>
