import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

export const getPaymentMethods = defineCall({
  client: 'b',
  method: 'GET',
  path: '/payment_methods/{id}/available',
  who: 'customer',
  response: z.object({
    /** Payment types such as `pix` and `credit`. The app does not offer a type that it does not support. */
    payment_methods: z.array(text),
  }),
})

/** Returns whether cards are charged through the gateway's bridge (3-D Secure) or directly by the card service. */
export const getBridgeAvailability = defineCall({
  client: 'b',
  method: 'GET',
  path: '/eldorado_bridge/{id}/available',
  who: 'customer',
  response: z.object({ eldoradoBridgeActive: z.boolean() }),
})

/**
 * Returns the page on which the customer pays a recharge by Mercado Pago. The answer is 404 if the recharge has ended
 * or is paid in another way.
 */
export const getCheckout = defineCall({
  client: 'b',
  method: 'GET',
  path: '/customers/{id}/recharges/{rechargeId}/checkout',
  who: 'customer',
  response: z.object({ checkout_url: text }),
})

/** Returns a token for a card number. No other service gets the card number. */
export const tokenizeCard = defineCall({
  client: 'cards',
  method: 'POST',
  path: '/v1/cc',
  who: 'anyone',
  encoding: 'form',
  body: z.object({ pan: z.string(), month: z.string(), year: z.string() }),
  response: z.object({ card: z.object({ key: text, brand: lenient(text), last: lenient(text) }) }),
})

const digits = z.int().check(z.minimum(1), z.maximum(30))

export const getBrands = defineCall({
  client: 'brands',
  method: 'GET',
  path: '/v1/brand',
  who: 'anyone',
  response: z.object({
    brands: z.array(
      z.object({
        brand: text,
        /** Prefixes: single (`4`) or a range (`51-55`) that includes both ends. */
        prefixes: z.array(text),
        lengths: z.array(digits),
        gaps: z.array(digits),
        code: digits,
      }),
    ),
  }),
})

const BIN_TIMEOUT_MS = 1_000

/** `bin` is 6 or 9 digits; `CardType` is `Crédito`, `Débito` or `Multiplo`. */
export const getBin = defineCall({
  client: 'bins',
  method: 'GET',
  path: '/v1/cc/bin/{bin}',
  who: 'anyone',
  timeoutMs: BIN_TIMEOUT_MS,
  response: z.object({ bin: z.object({ CardType: lenient(text), Brand: lenient(z.optional(text)) }) }),
})
