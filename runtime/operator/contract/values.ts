import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { amount } from './primitives.ts'
import { rechargeValue } from './recharge.ts'
import { valuesRead } from './refusals.ts'

const response = z.object({
  /**
   * The amounts, in the order in which the app lists them.
   * @example [{ "id": 1500, "productId": "PRE15", "validityDays": 15 }, { "id": 2000, "productId": "PRE20",
   *   "validityDays": 30, "mostChosen": true }, { "id": 3000, "productId": "PRE30", "validityDays": 30 }]
   */
  rechargeValues: z.array(rechargeValue),
})

/** Mobile data in gigabytes. @example 1 */
const gigabytes = z.number().check(z.minimum(0), z.maximum(9999))

/**
 * A larger amount that the app can offer after the customer chose an amount, with its bonus in gigabytes. New customers
 * and Pix payers may get more.
 */
const upsell = z.object({
  /** The larger amount as integer cents: 3000 is R$ 30,00. @example 3000 */
  valueCents: amount,
  /** The bonus in gigabytes. @example 3 */
  bonusGb: gigabytes,
  /** The bonus of a customer who never recharged before, in gigabytes. @example 4 */
  newCustomerBonusGb: lenient(z.optional(gigabytes)),
  /** The bonus of a customer who pays by Pix, in gigabytes. @example 5 */
  pixBonusGb: gigabytes,
})

/** Returns the amounts with their attributes. */
export const getRechargeValuesWithAttributes = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharge-values-with-attributes',
  who: 'customer',
  response: z.object({
    /**
     * The amounts, in the order in which the app lists them.
     * @example [{ "id": 1500, "productId": "PRE15", "validityDays": 15, "attributes": { "bonusGb": 0 } }, { "id": 2000,
     *   "productId": "PRE20", "validityDays": 30, "mostChosen": true, "attributes": { "bonusGb": 1, "upsell": {
     *   "valueCents": 3000, "bonusGb": 3, "newCustomerBonusGb": 4, "pixBonusGb": 5 } } }]
     */
    rechargeValues: z.array(
      z.extend(rechargeValue, {
        /** The bonus that comes with the amount. */
        attributes: lenient(
          z.object({
            /** The mobile data that is included, in gigabytes, or 0. @example 1 */
            bonusGb: lenient(gigabytes),
            upsell: lenient(z.optional(upsell)),
          }),
        ),
      }),
    ),
  }),
  refusals: valuesRead,
})

/** Returns the amounts that a weekly schedule can have. */
export const getWeeklyRechargeValues = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/weekly-recharge-values',
  who: 'customer',
  response,
  refusals: valuesRead,
})

/** Returns the amounts that a monthly schedule can have. */
export const getMonthlyRechargeValues = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/monthly-recharge-values',
  who: 'customer',
  response,
  refusals: valuesRead,
})
