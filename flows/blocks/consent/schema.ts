import type { FromSchema } from 'json-schema-to-ts'

/** Whether the operator may send its news: shows the operator's value, and changes it at once. */
export const consentSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    detail: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['label', 'event'],
  additionalProperties: false,
} as const

export type ConsentProps = FromSchema<typeof consentSchema>
