import type * as z from 'zod/mini'
import type { Answer } from '../operator/answer.ts'
import { getCustomer, getFeatureToggles } from '../operator/contract/customer.ts'
import type { Context } from '../service.ts'

/** The operator's record of the customer: cards, recipients, limits and what is left of them. */
export type CustomerRecord = z.infer<typeof getCustomer.response>

export const customerRecord = {
  name: 'customer.record',
  ask: (context: Context): Promise<Answer<CustomerRecord>> =>
    context.send(getCustomer, { params: { msisdn: context.fact('session.msisdn') ?? '' } }),
}

export const featureToggles = {
  name: 'customer.toggles',
  ask: (context: Context): Promise<Answer<z.infer<typeof getFeatureToggles.response>>> =>
    context.send(getFeatureToggles, { params: { msisdn: context.fact('session.msisdn') ?? '' } }),
}
