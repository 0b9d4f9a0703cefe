import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * The Pix code as a QR code and as text, with its amount and the time until it expires. That time replaces `{time}`
 * in `expires`.
 */
export const pixCodeSpec = {
  schema: {
    type: 'object',
    properties: {
      amountLabel: { type: 'string' },
      expires: { type: 'string', placeholders: ['time'] },
      expired: { type: 'string' },
      qrLabel: { type: 'string' },
      copy: { type: 'string' },
      copied: { type: 'string' },
      copyFailed: { type: 'string' },
      codeLabel: { type: 'string' },
      waiting: { type: 'string' },
    },
    required: ['amountLabel', 'expires', 'expired', 'qrLabel', 'copy', 'copied', 'copyFailed', 'codeLabel', 'waiting'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type PixCodeProps = PropsOf<typeof pixCodeSpec>
