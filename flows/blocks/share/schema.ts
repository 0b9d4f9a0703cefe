import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Shares a text. If the browser cannot share, the block copies the text; if it cannot copy either, it shows the text.
 * `plain` replaces `text` while the fact that `unless` names is unknown.
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
