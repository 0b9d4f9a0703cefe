import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A button that lets the customer choose a phone number from the device's contacts. The number goes into the field
 * of `fact`. The contact's name goes into the field of `nameFact`, unless the customer typed a name there. Renders
 * nothing if the browser cannot open contacts.
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
