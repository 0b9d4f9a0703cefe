/** A tooltip behind a small button: `label` names the button. What a person must know does not belong in it. */
export const helpSchema = {
  type: 'object',
  properties: { label: { type: 'string' }, text: { type: 'string' } },
  required: ['label', 'text'],
  additionalProperties: false,
} as const
