import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/**
 * A field for an amount in reais. Its fact is in cents. With `forget`, the fact is removed when the field
 * disappears.
 */
export const moneyFieldSpec = {
  schema: {
    ...labelledField,
    properties: {
      ...labelledField.properties,
      fact: { type: 'string', role: 'writes', takes: 'cents' },
      forget: { type: 'boolean' },
    },
  },
} as const satisfies BlockSpec

export type MoneyFieldProps = PropsOf<typeof moneyFieldSpec>
