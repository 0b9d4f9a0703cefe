import type { FromSchema } from 'json-schema-to-ts'

/** A button that sends an event without submitting the form. */
export const actionSchema = {
  type: 'object',
  properties: {
    label: { type: 'string', maxLength: 40, role: 'copy' },
    busyLabel: { type: 'string' },
    event: { type: 'string', role: 'event' },
    tone: { type: 'string', enum: ['primary', 'outline', 'danger'] },
  },
  required: ['label', 'event'],
  additionalProperties: false,
} as const

export type ActionProps = FromSchema<typeof actionSchema>
