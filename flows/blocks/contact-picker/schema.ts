import type { FromSchema } from 'json-schema-to-ts'

/**
 * Fills the field of `fact` with a number of the device's contacts, and the field of `nameFact` with the contact's name
 * unless a name was typed there. Renders nothing if the browser cannot open contacts.
 */
export const contactPickerSchema = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes' },
    nameFact: { type: 'string', role: 'writes' },
    label: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const

export type ContactPickerProps = FromSchema<typeof contactPickerSchema>
