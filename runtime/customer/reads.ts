import type * as z from 'zod/mini'
import type { Answer } from '../operator/answer.ts'
import { getCustomer } from '../operator/contract/customer.ts'
import type { Context } from '../service.ts'

/** The customer as the operator knows them: cards, recipients, limits and what is left of them. */
export type CustomerRecord = z.infer<typeof getCustomer.response>

export const customerRecord = {
  name: 'customer.record',
  ask: (context: Context): Promise<Answer<CustomerRecord>> =>
    context.send(getCustomer, { params: { msisdn: context.fact('session.msisdn') ?? '' } }),
}
