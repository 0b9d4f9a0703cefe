import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

const parts = ['value', 'when', 'number', 'card', 'next'] as const
const copy = { type: 'string', placeholders: parts } as const
const label = { type: 'string' } as const

const terms = {
  value: ['schedule.value'],
  number: ['schedule.recipient'],
  card: ['schedule.cardLast'],
} as const

/**
 * Describes a schedule in words. `held` is the current schedule, and `chosen` the one that the customer is
 * choosing. `moved` is the current schedule on its new days. `told` is a notice about the schedule that the
 * customer saw last and that a new one would replace. Renders nothing until that schedule is known.
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
