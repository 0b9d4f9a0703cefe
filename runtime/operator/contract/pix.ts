import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, order } from './charge.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'
import { codes, limits, numbers, values } from './refusals.ts'

/** The longest code that a bank's app reads (Manual do BR Code). */
const brCode = z.string().check(z.minLength(1), z.maxLength(1024))

export const createPixRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/pix',
  who: 'customer',
  effect: 'charge',
  body: z.object(order),
  response: created,
  refusals: codes(numbers, values, limits, [904, 905]),
})

/** Until the code exists the answer is 404; 422 says that it never will. `expires_at` is on the server's clock. */
export const getPixCode = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pix/{txid}',
  who: 'customer',
  response: z.object({ qr_code: brCode, expires_at: lenient(date), created_at: lenient(date) }),
  refusals: [902, 904, 905],
})

/**
 * Says that the session means to pay by Pix, so that the chat it came from can go on from there. `pixExternalId` is
 * the session's. Failure is only reported.
 */
export const createPixIntention = defineCall({
  client: 'b',
  method: 'POST',
  path: '/pix/{pixExternalId}/rechargeIntention',
  who: 'customer',
  mode: 'async',
  body: z.object(order),
  response: z.object({ id: lenient(text) }),
  refusals: codes(numbers, values),
})
