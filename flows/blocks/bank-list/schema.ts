import type { BlockSpec, PropsOf } from '../../kit/block-spec.ts'

/**
 * A list of the banks that can start a payment, with a search by name. If the list is empty or cannot be read, the
 * block shows the text `failed` and a button with the label `failedLabel`.
 */
export const bankListSpec = {
  schema: {
    type: 'object',
    properties: {
      fact: { type: 'string', role: 'writes', enum: ['pisp.organization'] },
      legend: { type: 'string' },
      search: { type: 'string' },
      /** Shown when no bank matches the search. */
      noneFound: { type: 'string' },
      failed: { type: 'string' },
      failedLabel: { type: 'string' },
      failedEvent: { type: 'string', role: 'event' },
    },
    required: ['fact', 'legend', 'search', 'noneFound', 'failed', 'failedLabel', 'failedEvent'],
    additionalProperties: false,
  },
  writes: ['pisp.organization', 'pisp.authorizationServer', 'pisp.bank', 'pisp.banksUnread'],
} as const satisfies BlockSpec

export type BankListProps = PropsOf<typeof bankListSpec>
