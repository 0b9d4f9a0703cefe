/**
 * A small button that opens a tooltip. `label` is the button's accessible name. Many customers never open it, so it
 * must not contain essential information.
 */
export const helpSchema = {
  type: 'object',
  properties: { label: { type: 'string' }, text: { type: 'string' } },
  required: ['label', 'text'],
  additionalProperties: false,
} as const
