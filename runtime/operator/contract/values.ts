import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { amount } from './primitives.ts'
import { rechargeValue } from './recharge.ts'
import { valuesRead } from './refusals.ts'

const response = z.object({ rechargeValues: z.array(rechargeValue) })

const gigabytes = z.number().check(z.minimum(0), z.maximum(9999))

/**
 * A larger amount that the app can offer after the customer chose an amount, with its bonus in gigabytes. New customers
 * and Pix payers may get more.
 */
const upsell = z.object({
  valueCents: amount,
  bonusGb: gigabytes,
  newCustomerBonusGb: lenient(z.optional(gigabytes)),
  pixBonusGb: gigabytes,
})

/** Returns the amounts with their attributes. `bonusGb` is the mobile data (GB) that is included, or 0. */
export const getRechargeValuesWithAttributes = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharge-values-with-attributes',
  who: 'customer',
  response: z.object({
    rechargeValues: z.array(
      z.extend(rechargeValue, {
        attributes: lenient(z.object({ bonusGb: lenient(gigabytes), upsell: lenient(z.optional(upsell)) })),
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
