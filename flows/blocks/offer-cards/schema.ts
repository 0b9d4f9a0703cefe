import type { FromSchema } from 'json-schema-to-ts'

/** The saved cards that 3-D Secure data-only may charge, the favourite first; a sentence if there is none. */
export const offerCardsSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    legend: { type: 'string' },
    label: { type: 'string', placeholders: ['last'] },
    favorite: { type: 'string' },
    detail: { type: 'string' },
    none: { type: 'string' },
    failed: { type: 'string' },
  },
  required: ['fact', 'legend', 'label', 'favorite', 'detail', 'none', 'failed'],
  additionalProperties: false,
} as const

export type OfferCardsProps = FromSchema<typeof offerCardsSchema>
