import type { FromSchema } from 'json-schema-to-ts'
import { wayLabels } from '../way-labels.ts'

/** A former recharge as it would be paid once more, and the button that pays it; or what of it is not there any more, and the way to choose instead. */
export const fastRechargeSchema = {
  type: 'object',
  properties: {
    /** Of the number that gets it. */
    lead: { type: 'string', role: 'copy' },
    /** Ways to pay, as the list of them is named. */
    legend: { type: 'string' },
    ways: wayLabels,
    cvv: { type: 'string' },
    cvvHint: { type: 'string', placeholders: ['digits', 'card'] },
    pay: { type: 'string', role: 'copy' },
    busyLabel: { type: 'string' },
    /** The other ways to pay are on the step: it emits `dismiss`. */
    other: { type: 'string' },
    cardGone: { type: 'string' },
    wayGone: { type: 'string' },
    choose: { type: 'string' },
    valueGone: { type: 'string' },
    /** The value is more than what is left of a limit. */
    overLimit: { type: 'string' },
    chooseValue: { type: 'string' },
    valueEvent: { type: 'string', role: 'event' },
  },
  required: [
    'lead',
    'legend',
    'ways',
    'cvv',
    'cvvHint',
    'pay',
    'other',
    'cardGone',
    'wayGone',
    'choose',
    'valueGone',
    'overLimit',
    'chooseValue',
    'valueEvent',
  ],
  additionalProperties: false,
} as const

export type FastRechargeProps = FromSchema<typeof fastRechargeSchema>
