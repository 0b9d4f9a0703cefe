import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** A duration in seconds, at most one day. */
const seconds = z.number().check(z.minimum(0), z.maximum(86_400))

/** Returns a token for the gateway's 3-D Secure. Debit cards need it, and credit cards of one brand (Elo). */
export const createSecureToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/3ds-token/{msisdn}',
  who: 'customer',
  body: z.object({ brand: z.string(), paymentType: z.string() }),
  response: z.object({ access_token: text, expires_in: lenient(seconds) }),
})

/** Returns a token to untokenize a saved card for 3-D Secure data-only. */
export const createDataOnlyToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/dataonly/{msisdn}/token',
  who: 'customer',
  response: z.object({ token: text, sessionToken: text }),
})
