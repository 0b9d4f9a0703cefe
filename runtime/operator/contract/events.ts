import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/**
 * Reports an event to the operator, such as `abandoned_cart`. If it fails, the app reports the error and the customer
 * sees nothing.
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
