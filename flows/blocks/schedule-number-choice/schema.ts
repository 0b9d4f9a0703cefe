import type { FromSchema } from 'json-schema-to-ts'

/** Whose number a schedule recharges: the customer's own, or one that they saved; and the way to save another. */
export const scheduleNumberChoiceSchema = {
  type: 'object',
  properties: {
    legend: { type: 'string' },
    own: { type: 'string' },
    add: { type: 'string' },
    addEvent: { type: 'string', role: 'event' },
  },
  required: ['legend', 'own', 'add', 'addEvent'],
  additionalProperties: false,
} as const

export type ScheduleNumberChoiceProps = FromSchema<typeof scheduleNumberChoiceSchema>
