import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { numbers } from './refusals.ts'

/** Saves a number in the customer's list, which has room for a limited number of entries. */
export const addDependent = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/dependents/{recipient}',
  who: 'customer',
  body: z.optional(
    z.object({
      /** The name that the customer gives the number. @example "Lucas" */
      name: z.optional(z.string()),
    }),
  ),
  refusals: [...numbers, 221, 231, 232, 233, 234, 235, 236, 237, 241],
})

/** Removes a number from the customer's list. */
export const deleteDependent = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}/dependents/{recipient}',
  who: 'customer',
})
