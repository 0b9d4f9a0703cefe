import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, order } from './charge.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'
import { codes, limits, numbers, values } from './refusals.ts'

/** The longest Pix code that banks' apps can read (Manual do BR Code). */
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

/**
 * Returns the Pix code: 404 while it does not exist yet, 422 if it never will. `expires_at` is a time of the operator's
 * clock.
 */
export const getPixCode = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pix/{txid}',
  who: 'customer',
  response: z.object({ qr_code: brCode, expires_at: lenient(date), created_at: lenient(date) }),
  refusals: [902, 904, 905],
})

/**
 * Notifies the operator that the customer is going to pay by Pix, so that the chat from which they came can continue.
 * `pixExternalId` comes from the session. If it fails, the app reports the error and continues.
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
