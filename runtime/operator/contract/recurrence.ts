import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { date } from './charge.ts'
import { lenient } from './lenient.ts'
import { amount, msisdn, text } from './primitives.ts'
import { codes, numbers } from './refusals.ts'
import { weekdays } from './schedule.ts'

/** The day of a schedule: `SUNDAY` to `SATURDAY` if it is weekly, `01`–`28` if it is monthly. @example "MONDAY" */
const day = z.string()

/** Creates the customer's schedule or changes it; a customer has one at most. */
export const saveRecurrence = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recurrence',
  who: 'customer',
  body: z.object({
    /** `WEEKLY` or `MONTHLY`. @example "WEEKLY" */
    frequency: z.string(),
    day,
    /** The amount as integer cents: 2000 is R$ 20,00. @example 2000 */
    value: z.number(),
    /** The number to recharge: area code and number, 11 digits. @example "11987654321" */
    recipient: z.string(),
    /** The token of the saved card that pays. @example "tok_4242" */
    token: z.string(),
  }),
  response: z.object({ createdAt: lenient(date) }),
  refusals: codes(
    numbers,
    [208, 263, 402, 403, 404, 405, 418, 419, 424, 426, 427, 600, 601, 602, 603, 604, 605, 606, 1004],
  ),
})

/**
 * Returns the schedule, or 404 if there is none. If its amount, day, recipient or card is unreadable, the whole read
 * fails. Otherwise a screen could show a schedule without its card.
 */
export const getRecurrence = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recurrence',
  who: 'customer',
  response: z.object({
    /** `WEEKLY` or `MONTHLY`. @example "WEEKLY" */
    frequency: text,
    /** `SUNDAY` to `SATURDAY` if it is weekly, `01`–`28` if it is monthly. @example "MONDAY" */
    day: z.string().check(z.regex(new RegExp(`^(${weekdays.join('|')}|0[1-9]|1\\d|2[0-8])$`, 'i'))),
    value: amount,
    recipient: msisdn,
    /** The token of the saved card that pays. @example "tok_4242" */
    token: text,
    /** The card that pays, to be shown. */
    card: z.optional(
      z.object({
        /** The card's brand, in capitals. @example "VISA" */
        brand: text,
        /** The last four digits of the card number. @example "4242" */
        last: text,
      }),
    ),
    createdAt: lenient(date),
  }),
})

/** Stops the schedule. The answer is 404 if there is none. */
export const stopRecurrence = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{id}/recurrence',
  who: 'customer',
  assumed: true,
})

/**
 * Returns whether the last recharge can be repeated automatically. It needs an amount, a receipt number and a card that
 * is still saved.
 */
export const getAutomaticRecharge = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/automatic_recharge',
  who: 'customer',
  retries: { times: 3, firstDelayMs: 300 },
  response: z.object({
    /** Whether the last recharge can be repeated automatically. @example true */
    elegible: z.boolean(),
    /** Whether the recharge already repeats automatically. @example false */
    autoRechargeToggle: z.boolean(),
  }),
})
