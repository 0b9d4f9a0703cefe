import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A choice between two or three visible options. When the choice changes, the fact in `clears` is removed. */
export const segmentedSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'choice' },
      clears: { type: 'string', role: 'writes' },
      legend: { type: 'string' },
      options: {
        type: 'array',
        items: {
          type: 'object',
          properties: { value: { type: 'string', role: 'value' }, label: { type: 'string' } },
          required: ['value', 'label'],
          additionalProperties: false,
        },
      },
      /** The rule whose sentence is shown if the customer chooses nothing. */
      rule: { type: 'string', role: 'rule' },
    },
    required: ['fact', 'legend', 'options', 'rule'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type SegmentedProps = PropsOf<typeof segmentedSpec>
