import type * as z from 'zod/mini'
import type { Answer } from '../operator/answer.ts'
import { type getCustomer, getFeatureToggles } from '../operator/contract/customer.ts'
import { RECORD_MS } from '../operator/recent.ts'
import type { Context } from '../service/service.ts'

/** The operator's record of the customer: cards, recipients, limits, and how much of each limit is left. */
export type CustomerRecord = z.infer<typeof getCustomer.response> & {
  /** Names of the unreadable fields and list items, in the form that `readAs` returns. */
  readonly unread?: readonly string[]
}

export const customerRecord = {
  name: 'customer.record',
  ask: async (context: Context): Promise<Answer<CustomerRecord>> => {
    const answer = await context.recent.customer(context.fact('session.msisdn') ?? '', { mostMs: RECORD_MS })
    if (answer.kind !== 'ok' || answer.unread === undefined) return answer
    return { ...answer, data: { ...answer.data, unread: answer.unread } }
  },
}

export const featureToggles = {
  name: 'customer.toggles',
  ask: (context: Context): Promise<Answer<z.infer<typeof getFeatureToggles.response>>> =>
    context.send(getFeatureToggles, { params: { msisdn: context.fact('session.msisdn') ?? '' } }),
}
