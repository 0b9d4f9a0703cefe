import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** A duration in seconds, at most one day. @example 1800 */
const seconds = z.number().check(z.minimum(0), z.maximum(86_400))

/** Returns a token for the gateway's 3-D Secure. Debit cards need it, and credit cards of one brand (Elo). */
export const createSecureToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/3ds-token/{msisdn}',
  who: 'customer',
  body: z.object({
    /** The card's brand, in capitals. @example "ELO" */
    brand: z.string(),
    /** `debit` or `credit`. @example "debit" */
    paymentType: z.string(),
  }),
  response: z.object({
    /** The token that the gateway's bridge gets. @example "3ds-8c1d" */
    access_token: text,
    /** How long the token is valid, in seconds, at most one day. @example 1800 */
    expires_in: lenient(seconds),
  }),
})

/** Returns a token to untokenize a saved card for 3-D Secure data-only. */
export const createDataOnlyToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/dataonly/{msisdn}/token',
  who: 'customer',
  response: z.object({
    /** The token that the gateway needs to untokenize the card. @example "do-51aa" */
    token: text,
    /** The id of the session at the gateway, which the charge sends as `referenceId`. @example "dos-51aa" */
    sessionToken: text,
  }),
})
