import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** The CPF of the person who pays, or the customer's own. It is not stored. */
export const cpfFieldSpec = {
  schema: {
    ...labelledField,
    properties: {
      ...labelledField.properties,
      /** The field may stay empty. */
      optional: { type: 'boolean' },
    },
  },
} as const satisfies BlockSpec

export type CpfFieldProps = PropsOf<typeof cpfFieldSpec>
