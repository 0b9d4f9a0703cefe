import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** Small links to other steps, at the bottom of the step. */
export const linksSpec = {
  schema: {
    type: 'object',
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { label: { type: 'string' }, event: { type: 'string', role: 'event' } },
          required: ['label', 'event'],
          additionalProperties: false,
        },
      },
    },
    required: ['items'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type LinksProps = PropsOf<typeof linksSpec>
