import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/**
 * Reports an event to the operator, such as `abandoned_cart`. A failure is reported as a problem; the customer sees nothing.
 */
export const reportEvent = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/events/{event}',
  who: 'customer',
  body: z.optional(
    z.object({
      rechargeValueId: z.optional(z.number()),
      msisdnRecebedor: z.optional(z.string()),
      paymentType: z.optional(z.string()),
    }),
  ),
})
