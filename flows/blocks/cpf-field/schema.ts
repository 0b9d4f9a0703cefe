import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** A field for the CPF of the person who pays, or of the customer. The app does not store the CPF. */
export const cpfFieldSpec = {
  schema: {
    ...labelledField,
    properties: {
      ...labelledField.properties,
      /** Whether the customer may leave the field empty. */
      optional: { type: 'boolean' },
    },
  },
} as const satisfies BlockSpec

export type CpfFieldProps = PropsOf<typeof cpfFieldSpec>
