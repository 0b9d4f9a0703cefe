/** A tooltip behind a small button. `label` is the name of the button. Essential information does not belong in it. */
export const helpSchema = {
  type: 'object',
  properties: { label: { type: 'string' }, text: { type: 'string' } },
  required: ['label', 'text'],
  additionalProperties: false,
} as const
