import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** Edits the customer's name or e-mail, starting with the operator's value. Sets the fact only if the text differs. */
export const ownDataFieldSpec = {
  schema: {
    ...labelledField,
    properties: {
      ...labelledField.properties,
      what: { type: 'string', enum: ['name', 'email'] },
    },
    required: ['fact', 'label', 'what'],
  },
} as const satisfies BlockSpec

export type OwnDataFieldProps = PropsOf<typeof ownDataFieldSpec>
