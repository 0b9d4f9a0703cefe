/** A tooltip behind a small button, which `label` names. Essential information does not belong in it. */
export const helpSchema = {
  type: 'object',
  properties: { label: { type: 'string' }, text: { type: 'string' } },
  required: ['label', 'text'],
  additionalProperties: false,
} as const
