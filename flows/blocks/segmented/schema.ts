import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A choice among two or three visible options. When the choice changes, the fact that `clears` names is cleared. */
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
      /** The name of the sentence that is shown if nothing is chosen. */
      rule: { type: 'string', role: 'rule' },
    },
    required: ['fact', 'legend', 'options', 'rule'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type SegmentedProps = PropsOf<typeof segmentedSpec>
