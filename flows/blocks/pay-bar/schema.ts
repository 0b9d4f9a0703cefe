import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A bar with the amount and the main action. It stays visible while the page scrolls. */
export const payBarSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 24 },
      busyLabel: { type: 'string', maxLength: 30 },
      /** Screen readers announce it while the payment is being sent, and once more after five seconds. */
      busyStatus: { type: 'string', role: 'copy' },
      caption: { type: 'string', role: 'copy' },
      /** While one of these facts has no value, its text replaces the button. The first fact without a value counts. */
      missing: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            fact: { type: 'string', role: 'reads', collects: true },
            text: { type: 'string', maxLength: 30 },
          },
          required: ['fact', 'text'],
          additionalProperties: false,
        },
      },
      /** While this fact is true, the payment would be refused, and its text replaces the button. */
      refused: {
        type: 'object',
        properties: {
          fact: { type: 'string', role: 'reads', takes: 'flag' },
          text: { type: 'string', maxLength: 30 },
        },
        required: ['fact', 'text'],
        additionalProperties: false,
      },
    },
    required: ['label', 'caption'],
    additionalProperties: false,
  },
  emits: ['submit'],
  shows: ['recharge.value'],
} as const satisfies BlockSpec

export type PayBarProps = PropsOf<typeof payBarSpec>
