import * as z from 'zod/mini'
import { readDate } from '../../rules/date-time.ts'

/** ISO 8601: a moment in UTC, or a day in Brazil. */
export const date = z.string().check(z.refine(text => readDate(text) !== undefined))
/** Null until the recharge is delivered. */
export const nsu = z.nullable(z.string())

/** Recharge creation answers with the recharge's id; the nsu may come later, by the status poll. */
export const created = z.object({ id: z.string(), nsu, date })

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

/** What a 3-D Secure authentication proves. Version 2 has no `xid`. */
export const secureProof = {
  eci: z.string(),
  authenticationVersion: z.string(),
  referenceId: z.string(),
  cavv: z.string(),
  xid: z.optional(z.nullable(z.string())),
}
