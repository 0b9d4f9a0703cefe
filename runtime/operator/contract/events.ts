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
      /** The chosen amount as integer cents: 2000 is R$ 20,00. @example 2000 */
      rechargeValueId: z.optional(z.number()),
      /** The number that was to be recharged. @example "11987654321" */
      msisdnRecebedor: z.optional(z.string()),
      /** The chosen way to pay, as in `payment_methods`. @example "pix" */
      paymentType: z.optional(z.string()),
    }),
  ),
})
