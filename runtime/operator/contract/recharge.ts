import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, nsu, order, rechargeCard, rechargeStatus, secureProof } from './charge.ts'
import { lenient } from './lenient.ts'
import { amount, cents, msisdn, reais, text } from './primitives.ts'
import { cardUse, codes, limits, numbers, unauthorized, values, valuesRead } from './refusals.ts'

/** `id` is the value in cents. */
export const rechargeValue = z.object({
  id: amount,
  productId: lenient(text),
  /** Days that the credit lasts. */
  validityDays: lenient(z.int().check(z.minimum(1), z.maximum(9999))),
  mostChosen: lenient(z.optional(z.boolean())),
})
export type RechargeValue = z.infer<typeof rechargeValue>

/** `todosValores` is `true` for the values that this customer's profile does not have, too; `false` leaves them out. */
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
  /** What paid it, where it was a card; with its token while the customer has it saved. */
  card: lenient(z.optional(z.object({ brand: text, last: text, token: lenient(z.optional(text)) }))),
})
/** A line of the history, as far as it could be read. `wholeLines` has those that a charge is found by. */
export type RechargeRecord = z.infer<typeof rechargeRecord>

/** What `lacks` in `/config.json` calls it when a history leaves out what is still in progress. */
export const IN_PROGRESS = 'recharges in progress'

/** A history lists no more recharges than these. */
export const MOST_LISTED = 50

/** The newest 50, newest first. Recharges still in progress are listed too (`PENDING`). */
export const getRecharges = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{msisdn}/recharges',
  who: 'customer',
  response: z.object({ recharges: z.array(rechargeRecord) }),
})

/** The last delivered recharge; 404 when there is none. `value` is in reais. */
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
 * Pays with a card. A browser's wallet sends its token in place of a card's. With the `paymentType`
 * `mercado_pago` comes no card: it is paid where `getCheckout` says. The `authenticationType` `3ds2` comes with the whole
 * proof of a 3-D Secure authentication, and neither comes without the other.
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
 * How a recharge ended. 404 while it has not; `NOK` carries a code, and 300–308 among them mean that nothing
 * was charged. `cid` is the device's id.
 */
export const getRechargeStatus = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/uuid/{cid}/recharges/{txid}',
  who: 'customer',
  response: rechargeStatus,
  refusals: unauthorized,
})
