import type { FromSchema } from 'json-schema-to-ts'

/** Stands where something would, while there is nothing, with the way to fill the place. */
export const emptySchema = {
  type: 'object',
  properties: {
    icon: { type: 'string', role: 'icon' },
    title: { type: 'string' },
    text: { type: 'string' },
    label: { type: 'string' },
    event: { type: 'string', role: 'event' },
  },
  required: ['icon', 'title', 'text', 'label', 'event'],
  additionalProperties: false,
} as const

export type EmptyProps = FromSchema<typeof emptySchema>
