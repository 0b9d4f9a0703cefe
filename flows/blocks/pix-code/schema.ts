import type { FromSchema } from 'json-schema-to-ts'

/** The Pix code as QR and text, its amount and the time until it expires, as `{time}` in `expires`. */
export const pixCodeSchema = {
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
} as const

export type PixCodeProps = FromSchema<typeof pixCodeSchema>
