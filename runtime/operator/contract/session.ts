import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { amount, msisdn, text } from './primitives.ts'
import { numbers } from './refusals.ts'

const sending = [...numbers, 207, 230]

/**
 * Sends an SMS code. The answer is the same for registered and unknown numbers: an opaque id, with which the session is
 * opened.
 */
export const sendSmsToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/sms-token',
  who: 'anyone',
  body: z.object({ msisdn: z.string() }),
  response: z.object({ encryptedMsisdn: text }),
  refusals: sending,
})

/** Sends the SMS code, together with the amount (cents) that the customer chose before login. */
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
/** The payload of a link that a partner signed. It contains the customer, the amount and the number to recharge. */
const signed = z.object({ payload: z.string() })

/** Opens a session with an SMS code or a partner's signed payload. `id` is the session token. */
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
     * The number to recharge, if it is not the customer's own. The operator's table does not list this field. If it is
     * unreadable, no session is opened, because the app would recharge the customer's own number.
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
