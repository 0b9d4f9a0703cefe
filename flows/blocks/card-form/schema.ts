import type { FromSchema } from 'json-schema-to-ts'

/** A new card. Its data goes to the vault, never to the form. `name` is what it is called afterwards. */
export const cardFormSchema = {
  type: 'object',
  properties: {
    legend: { type: 'string' },
    number: { type: 'string' },
    expiry: { type: 'string' },
    expiryHint: { type: 'string' },
    cvv: { type: 'string' },
    cvvHint: { type: 'string' },
    cvvFrontHint: { type: 'string' },
    /** Asked of a card that is both, where both can be paid with. */
    types: {
      type: 'object',
      properties: { legend: { type: 'string' }, credit: { type: 'string' }, debit: { type: 'string' } },
      required: ['legend', 'credit', 'debit'],
      additionalProperties: false,
    },
    save: { type: 'string' },
    saveDetail: { type: 'string' },
    name: { type: 'string', placeholders: ['brand', 'last'] },
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
    'name',
  ],
  additionalProperties: false,
} as const

export type CardFormProps = FromSchema<typeof cardFormSchema>
