/** The props of a block that renders one field with a label. */
export const labelledField = {
  type: 'object',
  properties: {
    fact: { type: 'string', role: 'writes', takes: 'text', holds: 'personal' },
    label: { type: 'string' },
    hint: { type: 'string' },
  },
  required: ['fact', 'label'],
  additionalProperties: false,
} as const
