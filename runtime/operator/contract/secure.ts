import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** A day at the most. */
const seconds = z.number().check(z.minimum(0), z.maximum(86_400))

/** A token for the gateway's 3-D Secure: for debit, and for the one brand that wants it on credit. */
export const createSecureToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/3ds-token/{msisdn}',
  who: 'customer',
  body: z.object({ brand: z.string(), paymentType: z.string() }),
  response: z.object({ access_token: text, expires_in: lenient(seconds) }),
})

/** A token to untokenize a saved card with, for 3-D Secure data-only. */
export const createDataOnlyToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/dataonly/{msisdn}/token',
  who: 'customer',
  response: z.object({ token: text, sessionToken: text }),
})
