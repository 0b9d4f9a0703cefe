import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'
import { helpSchema } from '../help-schema.ts'

/** The form for a new card. Its data goes only to the vault, never to React Hook Form. */
export const cardFormSpec = {
  schema: {
    type: 'object',
    properties: {
      legend: { type: 'string' },
      number: { type: 'string' },
      expiry: { type: 'string' },
      expiryHint: { type: 'string' },
      cvv: { type: 'string' },
      cvvHint: { type: 'string' },
      cvvFrontHint: { type: 'string' },
      cvvHelp: helpSchema,
      save: { type: 'string' },
      saveDetail: { type: 'string' },
      /** A sentence about the security of these data, beside a lock. */
      security: { type: 'string' },
    },
    required: [
      'legend',
      'number',
      'expiry',
      'expiryHint',
      'cvv',
      'cvvHint',
      'cvvFrontHint',
      'save',
      'saveDetail',
      'security',
    ],
    additionalProperties: false,
  },
  writes: [
    'payment.pan',
    'payment.expiry',
    'payment.cvv',
    'payment.cvvCard',
    'payment.saveCard',
    'payment.cardName',
    'payment.cardUses',
  ],
} as const satisfies BlockSpec

export type CardFormProps = PropsOf<typeof cardFormSpec>
