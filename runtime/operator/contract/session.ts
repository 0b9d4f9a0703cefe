import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { amount, msisdn, text } from './primitives.ts'
import { numbers } from './refusals.ts'

const sending = [...numbers, 207, 230]

/** An opaque id for the number. The app sends it back unchanged to open the session. @example "n-5b0c7a" */
const handle = text

/**
 * Sends an SMS code. The answer is the same for registered and unknown numbers: an opaque id, with which the session is
 * opened.
 */
export const sendSmsToken = defineCall({
  client: 'a',
  method: 'POST',
  path: '/sms-token',
  who: 'anyone',
  body: z.object({
    /** The number that gets the SMS: area code and number, 11 digits. @example "11987654321" */
    msisdn: z.string(),
  }),
  response: z.object({ encryptedMsisdn: handle }),
  refusals: sending,
})

/** Sends the SMS code, together with the amount (cents) that the customer chose before login. */
export const resendSmsToken = defineCall({
  client: 'a',
  method: 'PUT',
  path: '/sms-token',
  who: 'anyone',
  body: z.object({
    /** The number that gets the SMS: area code and number, 11 digits. @example "11987654321" */
    msisdn: z.string(),
    /** The chosen amount as integer cents: 2000 is R$ 20,00. @example 2000 */
    valor: z.number(),
  }),
  response: z.object({
    encryptedMsisdn: handle,
    /** An opaque id for the amount. The app sends it back unchanged to open the session. @example "v-20c1" */
    encryptedValor: lenient(text),
  }),
  refusals: sending,
})

const code = z.object({
  /** The opaque id of the number, as `sendSmsToken` returned it. @example "n-5b0c7a" */
  encryptedMsisdn: z.string(),
  /** The opaque id of the amount, as `resendSmsToken` returned it. @example "v-20c1" */
  encryptedValor: z.optional(z.string()),
  /** The code of the SMS, as the customer typed it: six digits. @example "123456" */
  authCode: z.string(),
})
/** The payload of a link that a partner signed. It contains the customer, the amount and the number to recharge. */
const signed = z.object({
  /** The signed session from the link, unchanged. @example "eyJtIjoiMTE5ODc2NTQzMjEifQ.c2ln" */
  payload: z.string(),
})

/**
 * Opens a session with an SMS code or a partner's signed payload. A wrong code is refused with 422 and the code 1000,
 * never with 401: the app reads each 401 as a session that is over.
 */
export const openSession = defineCall({
  client: 'a',
  method: 'POST',
  path: '/sessions',
  who: 'anyone',
  body: z.union([code, signed]),
  response: z.object({
    /** The session token. The app sends it as `Authorization: customer <token>`. @example "s-f3b1c2d4" */
    id: text,
    msisdn,
    /** The amount that the customer chose before login, or that the signed link has. */
    rechargeValue: lenient(
      z.optional(
        z.object({
          id: amount,
        }),
      ),
    ),
    /**
     * The number to recharge, if it is not the customer's own. The operator's table does not list this field. If it is
     * unreadable, no session is opened, because the app would recharge the customer's own number.
     * @example "11976543210"
     */
    msisdnRecebedor: z.optional(msisdn),
    /** The id of the partner's offer. The app does not use it yet. @example "offer-7" */
    offerID: lenient(z.optional(text)),
    /** The id of the chat from which the customer came, for `createPixIntention`. @example "chat-5531" */
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
