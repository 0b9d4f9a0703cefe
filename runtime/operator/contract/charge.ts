import * as z from 'zod/mini'
import { readDate } from '../../rules/date-time.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** A date in ISO 8601: a time in UTC, or a day in Brazil. */
export const date = z.string().check(z.refine(text => readDate(text) !== undefined))
/** The receipt number of a recharge. It is null until the recharge is delivered. */
export const nsu = z.nullable(text)

/** The answer to a new recharge. Its receipt number may come later, with the status. */
export const created = z.object({ id: text, nsu: lenient(nsu), date: lenient(date) })

/**
 * The status of a recharge. If any field but `date` is unreadable, the whole answer counts as unreadable, because a
 * half-read status must not end a recharge. A `NOK` has a `code` of the error catalogue.
 */
export const rechargeStatus = z.object({
  status: text,
  nsu,
  date: lenient(date),
  code: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
})

/** The number to recharge, the amount in cents, and the IP address and country of the device if known. */
export const order = {
  msisdnRecebedor: z.string(),
  rechargeValueId: z.number(),
  ip: z.optional(z.string()),
  country: z.optional(z.string()),
}

/** The card of a recharge: a token of the card service or of a saved card, and the CVV if the customer typed it. */
export const rechargeCard = z.object({
  token: z.string(),
  cvv: z.optional(z.string()),
  save: z.optional(z.boolean()),
})

/** The proof of a 3-D Secure authentication. Version 2 sends no `xid`. */
export const secureProof = {
  eci: z.string(),
  authenticationVersion: z.string(),
  referenceId: z.string(),
  cavv: z.string(),
  xid: z.optional(z.nullable(z.string())),
}
