import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * Fills the field of `fact` with a number from the device's contacts, and the field of `nameFact` with the contact's name
 * unless a name was typed there. Renders nothing if the browser cannot open contacts.
 */
export const contactPickerSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      nameFact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
      label: { type: 'string' },
    },
    required: ['fact', 'label'],
    additionalProperties: false,
  },
} as const satisfies BlockSpec

export type ContactPickerProps = PropsOf<typeof contactPickerSpec>
