import type { FromSchema } from 'json-schema-to-ts'

/** A small note at the bottom of a step. */
export const securityNoteSchema = {
  type: 'object',
  properties: {
    icon: { type: 'string', role: 'icon' },
    text: { type: 'string' },
  },
  required: ['icon', 'text'],
  additionalProperties: false,
} as const

export type SecurityNoteProps = FromSchema<typeof securityNoteSchema>
