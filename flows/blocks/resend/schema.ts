import type { FromSchema } from 'json-schema-to-ts'

/** Sends another code after a wait. `{time}` in `waitLabel` is the time left. */
export const resendSchema = {
  type: 'object',
  properties: {
    label: { type: 'string' },
    waitLabel: { type: 'string', placeholders: ['time'] },
    doneLabel: { type: 'string' },
    afterSeconds: { type: 'integer', minimum: 0 },
  },
  required: ['label', 'waitLabel', 'doneLabel', 'afterSeconds'],
  additionalProperties: false,
} as const

export type ResendProps = FromSchema<typeof resendSchema>
