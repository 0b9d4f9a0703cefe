import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/**
 * A field to edit the customer's name or e-mail address. It starts with the operator's value, and writes its fact
 * only if the text has changed.
 */
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
