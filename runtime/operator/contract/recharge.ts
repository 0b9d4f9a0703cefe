import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** `id` is the value in cents. */
export const rechargeValue = z.object({
  id: z.number(),
  productId: z.string(),
  /** Days that the credit lasts. */
  validityDays: z.number(),
  mostChosen: z.optional(z.boolean()),
})
export type RechargeValue = z.infer<typeof rechargeValue>

export const getRechargeValues = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharge-values',
  who: 'customer',
  query: ['todosValores'],
  response: z.object({ rechargeValues: z.array(rechargeValue) }),
})

/** ISO 8601 in UTC. */
const date = z.string()
const nsu = z.nullable(z.string())

export const rechargeRecord = z.object({
  id: z.string(),
  nsu,
  date,
  recipient: z.string(),
  valueCents: z.number(),
  paymentType: z.string(),
  status: z.enum(['OK', 'NOK', 'PENDING']),
})
export type RechargeRecord = z.infer<typeof rechargeRecord>

/** Newest first. Recharges still in progress are listed too (`PENDING`). */
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
    recipient: z.string(),
    value: z.number(),
    nsu: z.string(),
    date,
    elegible: z.boolean(),
    card: z.optional(
      z.object({
        bin: z.string(),
        bandeira: z.string(),
        ultimosDigitos: z.string(),
        tokenGWPagamento: z.string(),
        favorito: z.boolean(),
        confirmado: z.boolean(),
      }),
    ),
  }),
})

/** Recharge creation answers with the recharge's id; the nsu may come later, by the status poll. */
const created = z.object({ id: z.string(), nsu, date })
const where = { ip: z.optional(z.string()), country: z.optional(z.string()) }

export const createPixRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/pix',
  who: 'customer',
  effect: 'charge',
  body: z.object({ msisdnRecebedor: z.string(), rechargeValueId: z.number(), ...where }),
  response: created,
})

/** The card of a recharge: a token of the card service or of a saved card, and the CVV where one is asked for. */
const rechargeCard = z.object({ token: z.string(), cvv: z.optional(z.string()), save: z.optional(z.boolean()) })

export const createCreditRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/async',
  who: 'customer',
  effect: 'charge',
  body: z.object({
    msisdnRecebedor: z.string(),
    rechargeValueId: z.number(),
    card: rechargeCard,
    ...where,
    authenticationType: z.optional(z.literal('3ds2')),
    eci: z.optional(z.string()),
    authenticationVersion: z.optional(z.string()),
    referenceId: z.optional(z.string()),
    cavv: z.optional(z.string()),
    xid: z.optional(z.nullable(z.string())),
  }),
  response: created,
})

/** Until the code exists the answer is 404; 422 says that it never will. `expires_at` is on the server's clock. */
export const getPixCode = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/pix/{txid}',
  who: 'customer',
  response: z.object({ qr_code: z.string(), expires_at: date, created_at: date }),
})

const rechargeStatus = z.object({ status: z.string(), nsu, date, code: z.optional(z.number()) })
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
})
