import type { FromSchema } from 'json-schema-to-ts'

/** Fills the field of `fact` with a number of the device's contacts, and the one of `nameFact` with the name, unless one was typed there. It takes no place where the browser has no contacts. */
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
