import * as z from 'zod/mini'
import { readDate } from '../../rules/date-time.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** ISO 8601: a moment in UTC, or a day in Brazil. */
export const date = z.string().check(z.refine(text => readDate(text) !== undefined))
/** Null until the recharge is delivered. */
export const nsu = z.nullable(text)

/** Recharge creation answers with the recharge's id; the nsu may come later, by the status poll. */
export const created = z.object({ id: text, nsu: lenient(nsu), date: lenient(date) })

/**
 * How a recharge stands. Of what says so nothing may be unreadable: half an answer is no end. `code` is a code of the
 * error catalogue, with a `NOK`.
 */
export const rechargeStatus = z.object({
  status: text,
  nsu,
  date: lenient(date),
  code: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
})

/** Who gets how much (cents), and from where it is asked, when that is known. */
export const order = {
  msisdnRecebedor: z.string(),
  rechargeValueId: z.number(),
  ip: z.optional(z.string()),
  country: z.optional(z.string()),
}

/** The card of a recharge: a token of the card service or of a saved card, and the CVV where one is asked for. */
export const rechargeCard = z.object({
  token: z.string(),
  cvv: z.optional(z.string()),
  save: z.optional(z.boolean()),
})

/** The proof of a 3-D Secure authentication. Version 2 has no `xid`. */
export const secureProof = {
  eci: z.string(),
  authenticationVersion: z.string(),
  referenceId: z.string(),
  cavv: z.string(),
  xid: z.optional(z.nullable(z.string())),
}
