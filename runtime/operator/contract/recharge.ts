import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, nsu, order, rechargeCard, rechargeStatus, secureProof } from './charge.ts'
import { lenient } from './lenient.ts'
import { amount, cents, msisdn, reais, text } from './primitives.ts'
import { cardUse, codes, limits, numbers, unauthorized, values, valuesRead } from './refusals.ts'

/** An amount that customers can choose. `id` is the amount in cents. */
export const rechargeValue = z.object({
  id: amount,
  productId: lenient(text),
  /** How many days the credit lasts. */
  validityDays: lenient(z.int().check(z.minimum(1), z.maximum(9999))),
  mostChosen: lenient(z.optional(z.boolean())),
})
export type RechargeValue = z.infer<typeof rechargeValue>

/**
 * Returns the amounts that the customer can choose. `todosValores=true` includes amounts outside the customer's
 * profile.
 */
export const getRechargeValues = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharge-values',
  who: 'customer',
  query: ['todosValores'],
  response: z.object({ rechargeValues: z.array(rechargeValue) }),
  refusals: valuesRead,
})

export const rechargeRecord = z.object({
  id: text,
  nsu: lenient(nsu),
  date: lenient(date),
  recipient: lenient(msisdn),
  valueCents: lenient(cents),
  paymentType: lenient(text),
  status: lenient(z.enum(['OK', 'NOK', 'PENDING'])),
  /** The card that paid for the recharge, if any. The token is present while the customer has this card saved. */
  card: lenient(z.optional(z.object({ brand: text, last: text, token: lenient(z.optional(text)) }))),
})
/** A line of the history. Unreadable fields are missing. */
export type RechargeRecord = z.infer<typeof rechargeRecord>

/** The value in `lacks` of `/config.json` if the operator's history does not list recharges in progress. */
export const IN_PROGRESS = 'recharges in progress'

/** The largest number of recharges in a history. */
export const MOST_LISTED = 50

/** Returns the newest 50 recharges, newest first. It also lists recharges in progress (`PENDING`). */
export const getRecharges = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/recharges',
  who: 'customer',
  response: z.object({ recharges: z.array(rechargeRecord) }),
})

/** Returns the last delivered recharge, or 404 if there is none. `value` is in reais. */
export const getLastRecharge = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/last-recharge',
  who: 'customer',
  response: z.object({
    recipient: lenient(msisdn),
    value: lenient(reais),
    nsu: lenient(text),
    date: lenient(date),
    elegible: lenient(z.boolean()),
    card: lenient(
      z.optional(
        z.object({
          bin: lenient(text),
          bandeira: text,
          ultimosDigitos: text,
          tokenGWPagamento: text,
          favorito: lenient(z.boolean()),
          confirmado: lenient(z.boolean()),
        }),
      ),
    ),
  }),
  refusals: [423],
})

const credit = { ...order, card: z.optional(rechargeCard), paymentType: z.optional(z.string()) }
const absent = z.optional(z.never())
const noProof = { eci: absent, authenticationVersion: absent, referenceId: absent, cavv: absent, xid: absent }

/**
 * Charges a card. For a browser's wallet, the wallet's token is sent instead of the card's token. The `paymentType`
 * `mercado_pago` has no card: the customer pays on the page that `getCheckout` returns. The `authenticationType` `3ds2`
 * is always sent with the whole proof of a 3-D Secure authentication.
 */
export const createCreditRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/async',
  who: 'customer',
  effect: 'charge',
  body: z.union([
    z.object({ ...credit, authenticationType: z.literal('3ds2'), ...secureProof }),
    z.object({ ...credit, authenticationType: absent, ...noProof }),
  ]),
  response: created,
  refusals: codes(numbers, values, limits, cardUse, unauthorized),
})

export type RechargeStatus = z.infer<typeof rechargeStatus>

/**
 * Returns how a recharge ended, or 404 while it has not ended. A `NOK` with a code of 300–308 means that nothing was
 * charged. `cid` is the device's id.
 */
export const getRechargeStatus = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/uuid/{cid}/recharges/{txid}',
  who: 'customer',
  response: rechargeStatus,
  refusals: unauthorized,
})
