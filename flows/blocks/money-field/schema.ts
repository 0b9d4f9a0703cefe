import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { labelledField } from '../labelled-field.ts'

/** An amount in reais. Its fact is in cents; with `forget`, the fact is cleared when the field is removed. */
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
