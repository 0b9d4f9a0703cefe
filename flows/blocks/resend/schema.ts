import type { FromSchema } from 'json-schema-to-ts'

/** Asks for another code once some time has passed. `{time}` in `waitLabel` is what is left. */
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
