import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { amount, msisdn, text } from './primitives.ts'
import { numbers } from './refusals.ts'

const sending = [...numbers, 207, 230]

/** Sends an SMS code. The same answer for known and unknown numbers: an opaque stand-in that opens the session. */
export const sendSmsToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/sms-token',
  who: 'anyone',
  body: z.object({ msisdn: z.string() }),
  response: z.object({ encryptedMsisdn: text }),
  refusals: sending,
})

/** Sends the code again, with the value (cents) that was chosen before login. */
export const resendSmsToken = defineCall({
  client: 'a',
  method: 'PUT',
  path: '/sms-token',
  who: 'anyone',
  body: z.object({ msisdn: z.string(), valor: z.number() }),
  response: z.object({ encryptedMsisdn: text, encryptedValor: lenient(text) }),
  refusals: sending,
})

const code = z.object({ encryptedMsisdn: z.string(), encryptedValor: z.optional(z.string()), authCode: z.string() })
/** What somebody else signed, as it came with the link: whose session it is, what is recharged, and for whom. */
const signed = z.object({ payload: z.string() })

/** Opens a session, by a code or by what a partner signed. `id` is the session token. */
export const openSession = defineCall({
  client: 'a',
  method: 'POST',
  path: '/sessions',
  who: 'anyone',
  body: z.union([code, signed]),
  response: z.object({
    id: text,
    msisdn,
    rechargeValue: lenient(z.optional(z.object({ id: amount }))),
    /**
     * Ours: whom a signed payload recharges, when it is not the customer. One that is unreadable opens no session: without
     * it the customer would be recharged in place of somebody else.
     */
    msisdnRecebedor: z.optional(msisdn),
    offerID: lenient(z.optional(text)),
    pixExternalId: lenient(z.optional(text)),
  }),
  refusals: [200, 201, 205, 207, 208, 212, 213, 215, 228, 230, 238, 240, 243, 245, 246, 262, 500, 1000],
})

/** Ends the session at the operator. */
export const closeSession = defineCall({
  client: 'a',
  method: 'DELETE',
  path: '/sessions',
  who: 'customer',
  assumed: true,
})
