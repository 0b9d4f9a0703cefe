import type { FromSchema } from 'json-schema-to-ts'

const parts = ['value', 'when', 'number', 'card', 'next'] as const
const copy = { type: 'string', placeholders: parts } as const
const label = { type: 'string' } as const

/**
 * A schedule in words: the one that is on (`held`), the one that is being chosen (`chosen`), or the one that is on, on the
 * days that are chosen for it now (`moved`), or the one that the person was last told is on, as a notice of what another
 * takes the place of (`told`). It takes no place while what it would say is not known.
 */
export const scheduleDetailsSchema = {
  type: 'object',
  properties: {
    shows: { type: 'string', enum: ['held', 'chosen', 'moved', 'told'] },
    title: copy,
    lead: copy,
    text: copy,
    /** A row for each label that is given. */
    rows: {
      type: 'object',
      properties: { value: label, when: label, number: label, card: label, next: label, since: label },
      required: [],
      additionalProperties: false,
    },
    /** Said when the card that pays is not saved any more. */
    cardGone: { type: 'string' },
  },
  required: ['shows'],
  additionalProperties: false,
} as const

export type ScheduleDetailsProps = FromSchema<typeof scheduleDetailsSchema>
