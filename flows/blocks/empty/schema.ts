import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A message instead of an empty list, with a button to add the first item. */
export const emptySpec = {
  schema: {
    type: 'object',
    properties: {
      icon: { type: 'string', role: 'icon' },
      title: { type: 'string' },
      text: { type: 'string' },
      label: { type: 'string' },
      event: { type: 'string', role: 'event' },
    },
    required: ['icon', 'title', 'text', 'label', 'event'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type EmptyProps = PropsOf<typeof emptySpec>
