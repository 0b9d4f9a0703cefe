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
 * A schedule in words: the current schedule (`held`), the one being chosen (`chosen`), the current one on its new days
 * (`moved`), or, as a notice, the schedule that the customer saw last and that a new one would replace (`told`).
 * Renders nothing while that schedule is unknown.
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
