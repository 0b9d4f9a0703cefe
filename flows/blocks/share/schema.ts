import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A button that shares a text. If the browser cannot share, the button copies the text. If it cannot copy either,
 * the block shows the text. The block uses `plain` instead of `text` if the fact in `unless` has no value.
 */
export const shareSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      title: { type: 'string' },
      text: { type: 'string', role: 'shared' },
      plain: { type: 'string', role: 'shared' },
      unless: { type: 'string', role: 'reads' },
      copied: { type: 'string' },
      /** The sentence above the text that the customer can copy. */
      failed: { type: 'string' },
    },
    required: ['label', 'title', 'text', 'copied', 'failed'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ShareProps = PropsOf<typeof shareSpec>
