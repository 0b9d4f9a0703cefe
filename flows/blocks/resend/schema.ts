import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/** A button that requests another SMS code after a waiting time. `{time}` in `waitLabel` is the remaining time. */
export const resendSpec = {
  schema: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      waitLabel: { type: 'string', placeholders: ['time'] },
      doneLabel: { type: 'string' },
      afterSeconds: { type: 'integer', minimum: 0 },
    },
    required: ['label', 'waitLabel', 'doneLabel', 'afterSeconds'],
    additionalProperties: false,
  },
  emits: ['resend'],
} as const satisfies BlockSpec

export type ResendProps = PropsOf<typeof resendSpec>
