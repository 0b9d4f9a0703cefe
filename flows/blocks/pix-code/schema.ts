import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Shows the Pix code, to copy and as a QR code, with the amount, the recipient, the instructions and the time until the
 * code expires. That time replaces `{time}` in `expires`. On a phone the customer taps a row to see the QR code.
 */
export const pixCodeSpec = {
  schema: {
    type: 'object',
    properties: {
      /** The sentence about the phone number that gets the recharge. */
      recipient: { type: 'string', placeholders: ['number'] },
      steps: { type: 'array', minItems: 1, items: { type: 'string' } },
      expires: { type: 'string', placeholders: ['time'] },
      expired: { type: 'string' },
      /** The label of the row that shows the QR code on a phone. */
      qrRow: { type: 'string' },
      qrLabel: { type: 'string' },
      copy: { type: 'string' },
      copied: { type: 'string' },
      /** The sentence about the next step, after the code is copied. */
      next: { type: 'string' },
      copyFailed: { type: 'string' },
      codeLabel: { type: 'string' },
      waiting: { type: 'string' },
    },
    required: [
      'recipient',
      'steps',
      'expires',
      'expired',
      'qrRow',
      'qrLabel',
      'copy',
      'copied',
      'next',
      'copyFailed',
      'codeLabel',
      'waiting',
    ],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type PixCodeProps = PropsOf<typeof pixCodeSpec>
