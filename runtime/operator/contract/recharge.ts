import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, date, nsu, order, rechargeCard, rechargeStatus, secureProof } from './charge.ts'
import { lenient } from './lenient.ts'
import { amount, cents, msisdn, reais, text } from './primitives.ts'
import { cardUse, codes, limits, numbers, unauthorized, values, valuesRead } from './refusals.ts'

/** An amount that customers can choose. */
export const rechargeValue = z.object({
  /**
   * The amount itself as integer cents, and not a running number: 2000 sells R$ 20,00, and 20 would sell R$ 0,20.
   * @example 2000
   */
  id: amount,
  /** The operator's id of the product. The app does not show it. @example "PRE20" */
  productId: lenient(text),
  /** How many days the credit lasts. @example 30 */
  validityDays: lenient(z.int().check(z.minimum(1), z.maximum(9999))),
  /** True for the amount that a screen marks as the most chosen. @example true */
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
  response: z.object({
    /**
     * The amounts, in the order in which the app lists them.
     * @example [{ "id": 1500, "productId": "PRE15", "validityDays": 15 }, { "id": 2000, "productId": "PRE20",
     *   "validityDays": 30, "mostChosen": true }, { "id": 3000, "productId": "PRE30", "validityDays": 30 }]
     */
    rechargeValues: z.array(rechargeValue),
  }),
  refusals: valuesRead,
})

export const rechargeRecord = z.object({
  /** The id of the recharge, as `id` of the call that created it. @example "r-70012" */
  id: text,
  nsu: lenient(nsu),
  date: lenient(date),
  recipient: lenient(msisdn),
  valueCents: lenient(cents),
  /** The way to pay, as in `payment_methods`. @example "pix" */
  paymentType: lenient(text),
  /** `OK`: delivered. `NOK`: failed, nothing stays charged. `PENDING`: not ended yet. @example "OK" */
  status: lenient(z.enum(['OK', 'NOK', 'PENDING'])),
  /** The card that paid for the recharge, if any. The token is present while the customer has this card saved. */
  card: lenient(
    z.optional(
      z.object({
        /** The card's brand, in capitals. @example "VISA" */
        brand: text,
        /** The last four digits of the card number. @example "4242" */
        last: text,
        /** The token of the saved card. @example "tok_4242" */
        token: lenient(z.optional(text)),
      }),
    ),
  ),
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
  response: z.object({
    /**
     * The recharges, newest first, at most 50. An empty list says that the customer has none.
     * @example [{ "id": "r-70012", "nsu": null, "date": "2026-03-14T15:09:26.000Z", "recipient": "11987654321",
     *   "valueCents": 2000, "paymentType": "pix", "status": "PENDING" }, { "id": "r-69880", "nsu": "884201155", "date":
     *   "2026-02-28T18:30:00.000Z", "recipient": "11976543210", "valueCents": 3000, "paymentType": "credit", "status":
     *   "OK", "card": { "brand": "VISA", "last": "4242", "token": "tok_4242" } }]
     */
    recharges: z.array(rechargeRecord),
  }),
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
    /** The receipt number of the recharge. @example "884213907" */
    nsu: lenient(text),
    date: lenient(date),
    /** Whether the recharge can be repeated with the same card. @example true */
    elegible: lenient(z.boolean()),
    /** The card that paid for the recharge, if the customer has it saved. */
    card: lenient(
      z.optional(
        z.object({
          /** The first 6 digits of the card number. @example "424242" */
          bin: lenient(text),
          /** The card's brand, in capitals. @example "VISA" */
          bandeira: text,
          /** The last four digits of the card number. @example "4242" */
          ultimosDigitos: text,
          /** The token of the saved card. @example "tok_4242" */
          tokenGWPagamento: text,
          /** Whether the card is the favourite. @example true */
          favorito: lenient(z.boolean()),
          /** Whether the customer proved that the card is theirs. @example true */
          confirmado: lenient(z.boolean()),
        }),
      ),
    ),
  }),
  refusals: [423],
})

const credit = {
  ...order,
  card: z.optional(rechargeCard),
  /** `googlepay`, `applepay` or `mercado_pago`. A card that was typed or saved has none. @example "googlepay" */
  paymentType: z.optional(z.string()),
}
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
  /**
   * @example { "msisdnRecebedor": "11987654321", "rechargeValueId": 2000, "card": { "token": "tok_4242", "cvv": "123" } }
   */
  body: z.union([
    z.object({
      ...credit,
      /** `3ds2` if the card was authenticated by 3-D Secure. Then the whole proof is sent. */
      authenticationType: z.literal('3ds2'),
      ...secureProof,
    }),
    z.object({ ...credit, authenticationType: absent, ...noProof }),
  ]),
  response: created,
  refusals: codes(numbers, values, limits, cardUse, unauthorized),
})

export type RechargeStatus = z.infer<typeof rechargeStatus>

/**
 * Returns how a recharge ended, or 404 while it has not ended. A `NOK` with a code of 300–308 means that nothing was
 * charged.
 */
export const getRechargeStatus = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/uuid/{cid}/recharges/{txid}',
  who: 'customer',
  response: rechargeStatus,
  refusals: unauthorized,
})
