import * as z from 'zod/mini'
import { readDate } from '../../rules/date-time.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

/** A date in ISO 8601: a time in UTC, or a day in Brazil. @example "2026-03-14T15:09:26.000Z" */
export const date = z.string().check(z.refine(text => readDate(text) !== undefined, 'a date in ISO 8601'))
/** The receipt number of a recharge. It is null until the recharge is delivered. @example "884213907" */
export const nsu = z.nullable(text)

/**
 * The answer to a new recharge. Its receipt number may come later, with the status.
 * @example { "id": "r-70012", "nsu": null, "date": "2026-03-14T15:09:26.000Z" }
 */
export const created = z.object({
  /** The id of the recharge. The status, the Pix code and the history use the same id. @example "r-70012" */
  id: text,
  nsu: lenient(nsu),
  date: lenient(date),
})

/**
 * The status of a recharge. If any field but `date` is unreadable, the whole answer counts as unreadable, because a
 * half-read status must not end a recharge. A `NOK` has a `code` of the error catalogue.
 * @example { "status": "OK", "nsu": "884213907", "date": "2026-03-14T15:09:26.000Z" }
 */
export const rechargeStatus = z.object({
  /** `OK`: delivered. `NOK`: failed, and `code` says why. `PENDING`: not ended yet, as with 404. @example "OK" */
  status: z.enum(['OK', 'NOK', 'PENDING']),
  nsu,
  date: lenient(date),
  /** The reason of a `NOK`, a code of the error catalogue. An `OK` has none. @example 300 */
  code: z.optional(z.int().check(z.minimum(1), z.maximum(99_999))),
})

/** The number to recharge, the amount in cents, and the IP address and country of the device if known. */
export const order = {
  /** The number to recharge: area code and number, 11 digits, without 55. @example "11987654321" */
  msisdnRecebedor: z.string(),
  /** The amount as integer cents, an `id` of the offered amounts: 2000 is R$ 20,00. @example 2000 */
  rechargeValueId: z.number(),
  /** The device's IPv4 address, if the geolocation service returned it. @example "203.0.113.7" */
  ip: z.optional(z.string()),
  /** The device's country (ISO 3166-1 alpha-2), if known. @example "BR" */
  country: z.optional(z.string()),
}

/** The card of a recharge: a token of the card service or of a saved card, and the CVV if the customer typed it. */
export const rechargeCard = z.object({
  /** The token of the card service, of a saved card, or of the browser's wallet. @example "tok_4242" */
  token: z.string(),
  /** The card's security code: 3 digits, for Amex 4. Store it nowhere. @example "123" */
  cvv: z.optional(z.string()),
  /** True saves the card for later recharges. @example true */
  save: z.optional(z.boolean()),
})

/** The proof of a 3-D Secure authentication. Version 2 sends no `xid`. */
export const secureProof = {
  /** The Electronic Commerce Indicator: how far the issuer authenticated the customer. @example "05" */
  eci: z.string(),
  /** The version of the 3-D Secure protocol. @example "2.2.0" */
  authenticationVersion: z.string(),
  /**
   * The id of the authentication at the gateway or the directory server.
   * @example "d1f2a9c4-7b5e-4a3c-8a11-3b0f5f0a7e21"
   */
  referenceId: z.string(),
  /** The cardholder authentication value, base64. @example "AAABBEg0VhI0VniQEjRWAAAAAAA=" */
  cavv: z.string(),
  /** The transaction id of 3-D Secure 1. Version 2 has none. @example null */
  xid: z.optional(z.nullable(z.string())),
}
