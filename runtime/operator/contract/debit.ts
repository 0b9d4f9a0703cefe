import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, order, rechargeCard, secureProof } from './charge.ts'
import { cardUse, codes, limits, numbers, unauthorized, values } from './refusals.ts'

const refusals = codes(numbers, values, limits, cardUse, unauthorized)
/** `returnUrl` is where the issuer's page would lead back to. */
const debit = { ...order, card: rechargeCard, returnUrl: z.string(), authenticationType: z.literal('no_pin') }

/** Web debit, CEF debit too: no PIN, and the CVV always. */
export const createDebitRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/debit',
  who: 'customer',
  effect: 'charge',
  body: z.object(debit),
  response: created,
  refusals,
})

/** The body of a debit charge (`no_pin` too), and the proof of a 3-D Secure authentication. */
export const createSecureDebitRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/3ds-debit',
  who: 'customer',
  effect: 'charge',
  body: z.object({ ...debit, ...secureProof }),
  response: created,
  refusals,
})
