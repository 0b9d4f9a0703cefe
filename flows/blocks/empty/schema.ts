import type { FromSchema } from 'json-schema-to-ts'

/** Shown in place of an empty list, with a button to add the first item. */
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
