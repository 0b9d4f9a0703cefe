import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const parts = ['value', 'when', 'number', 'card', 'next'] as const
const copy = { type: 'string', placeholders: parts, demands: [] } as const
const label = { type: 'string' } as const

const terms = {
  value: ['schedule.value'],
  number: ['schedule.recipient'],
  card: ['schedule.cardLast'],
} as const

/**
 * Describes a schedule in words. `shows` selects the schedule: `held` is the customer's current schedule, `moved` is
 * the same schedule on its new days, and `chosen` is the one that the customer is choosing. `told` warns that a new
 * schedule would replace the one that the customer saw last. Renders nothing until the schedule is known.
 */
export const scheduleDetailsSpec = {
  schema: {
    type: 'object',
    properties: {
      shows: { type: 'string', enum: ['held', 'chosen', 'moved', 'told'] },
      title: copy,
      lead: copy,
      text: { ...copy, role: 'terms', demands: ['value', 'when'] },
      /** The labels of the rows. A row without a label is left out. */
      rows: {
        type: 'object',
        properties: { value: label, when: label, number: label, card: label, next: label, since: label },
        required: [],
        additionalProperties: false,
      },
      /** Shown if the card that pays is no longer saved. */
      cardGone: { type: 'string' },
    },
    required: ['shows'],
    additionalProperties: false,
  },
  says: {
    chosen: { ...terms, when: ['schedule.frequency', 'schedule.day'] },
    moved: { ...terms, when: ['schedule.newFrequency', 'schedule.newDay'] },
  },
} as const satisfies BlockSpec

export type ScheduleDetailsProps = PropsOf<typeof scheduleDetailsSpec>
