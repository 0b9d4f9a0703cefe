import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, order } from './charge.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'
import { codes, limits, numbers, values } from './refusals.ts'

/**
 * The Pix code (BR Code) to copy and to draw as a QR code, at most 1024 characters, which banks' apps can read (Manual
 * do BR Code).
 * @example "00020101021226470014br.gov.bcb.pix2525pix.example/qr/v2/r-70012520400005303986540520.005802BR5909Operadora6009Sao Paulo62100506r700126304A382"
 */
const brCode = z.string().check(z.minLength(1), z.maxLength(1024))

/** Creates a recharge that the customer pays by Pix. Nothing is charged before the customer pays the code. */
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

/** Returns the Pix code: 404 while it does not exist yet, 422 if it never will. */
export const getPixCode = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pix/{txid}',
  who: 'customer',
  response: z.object({
    qr_code: brCode,
    /**
     * When the code expires by the operator's clock (the header `Date`), in ISO 8601 and UTC. Without it no countdown is
     * shown. @example "2026-03-14T15:39:26.000Z"
     */
    expires_at: lenient(date),
    /** When the code was created, in ISO 8601 and UTC. @example "2026-03-14T15:09:26.000Z" */
    created_at: lenient(date),
  }),
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
  response: z.object({
    /** The id of the intention. The app does not use it. @example "i-9" */
    id: lenient(text),
  }),
  refusals: codes(numbers, values),
})
