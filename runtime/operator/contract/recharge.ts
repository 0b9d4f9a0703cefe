import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, nsu, order, rechargeCard, rechargeStatus, secureProof } from './charge.ts'
import { lenient } from './lenient.ts'
import { amount, cents, msisdn, reais, text } from './primitives.ts'
import { cardUse, codes, limits, numbers, unauthorized, values, valuesRead } from './refusals.ts'

/** A value on offer; `id` is the value in cents. */
export const rechargeValue = z.object({
  id: amount,
  productId: lenient(text),
  /** How many days the credit lasts. */
  validityDays: lenient(z.int().check(z.minimum(1), z.maximum(9999))),
  mostChosen: lenient(z.optional(z.boolean())),
})
export type RechargeValue = z.infer<typeof rechargeValue>

/** Returns the values on offer. `todosValores` is `true` to include values outside the customer's profile. */
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
  /** The card that paid the recharge, if a card did. The token is present while the customer has that card saved. */
  card: lenient(z.optional(z.object({ brand: text, last: text, token: lenient(z.optional(text)) }))),
})
/** A line of the history with its readable fields. `wholeLines` returns the complete lines, to search for a charge. */
export type RechargeRecord = z.infer<typeof rechargeRecord>

/** The name in `lacks` of `/config.json` for an operator whose history leaves out recharges in progress. */
export const IN_PROGRESS = 'recharges in progress'

/** The most recharges that a history lists. */
export const MOST_LISTED = 50

/** Returns the newest 50 recharges, newest first. Recharges in progress are listed too (`PENDING`). */
export const getRecharges = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/recharges',
  who: 'customer',
  response: z.object({ recharges: z.array(rechargeRecord) }),
})

/** Returns the last delivered recharge; 404 if there is none. `value` is in reais. */
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
 * Charges a card. For a browser's wallet, the wallet's token takes the place of the card's token. The `paymentType`
 * `mercado_pago` has no card: the customer pays on the page that `getCheckout` returns. The `authenticationType` `3ds2` is
 * always sent together with the whole proof of a 3-D Secure authentication.
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
 * Returns how a recharge ended; 404 while it has not. A `NOK` has a code: 300–308 mean that nothing was charged. `cid`
 * is the device's id.
 */
export const getRechargeStatus = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/uuid/{cid}/recharges/{txid}',
  who: 'customer',
  response: rechargeStatus,
  refusals: unauthorized,
})
