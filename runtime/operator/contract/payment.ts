import * as z from 'zod/mini'
import { paymentTypes } from '../../rules/payment-types.ts'
import { defineCall } from './call.ts'
import { lenient } from './lenient.ts'
import { text } from './primitives.ts'

const known: readonly string[] = paymentTypes

/** Returns the ways to pay that are offered to the customer. */
export const getPaymentMethods = defineCall({
  client: 'b',
  method: 'GET',
  path: '/payment_methods/{id}/available',
  who: 'customer',
  response: z.object({
    /**
     * Payment types: `pix`, `credit`, `debit`, `pisp` (open finance), `mercado_pago`, `googlepay` and `applepay`. The
     * app does not offer a type that it does not support, and needs at least one that it does. @example ["pix", "credit"]
     */
    payment_methods: z
      .array(text)
      .check(z.refine(types => types.some(type => known.includes(type)), `at least one of ${known.join(', ')}`)),
  }),
})

/** Returns whether cards are charged through the gateway's bridge (3-D Secure) or directly by the card service. */
export const getBridgeAvailability = defineCall({
  client: 'b',
  method: 'GET',
  path: '/eldorado_bridge/{id}/available',
  who: 'customer',
  response: z.object({
    /**
     * True: new cards go through the gateway's bridge with 3-D Secure. False: directly to the card service.
     * @example false
     */
    eldoradoBridgeActive: z.boolean(),
  }),
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
  response: z.object({
    /**
     * The https address of the payment page. Its host must be in `redirects` of `/config.json`.
     * @example "https://checkout.example/r-70012"
     */
    checkout_url: text,
  }),
})

/** Returns a token for a card number. No other service gets the card number. */
export const tokenizeCard = defineCall({
  client: 'cards',
  method: 'POST',
  path: '/v1/cc',
  who: 'anyone',
  encoding: 'form',
  body: z.object({
    /** The card number, digits only. @example "4242424242424242" */
    pan: z.string(),
    /** The month of expiry, two digits. @example "12" */
    month: z.string(),
    /** The year of expiry, four digits. @example "2030" */
    year: z.string(),
  }),
  response: z.object({
    /** The card as the operator's calls know it. */
    card: z.object({
      /** The card's token, which the app sends instead of the number. @example "tok_4242" */
      key: text,
      /** The card's brand, in capitals. @example "VISA" */
      brand: lenient(text),
      /** The last four digits of the card number. @example "4242" */
      last: lenient(text),
    }),
  }),
})

const digits = z.int().check(z.minimum(1), z.maximum(30))

/** Returns how the card numbers of each brand look. The card form recognises and formats numbers by it. */
export const getBrands = defineCall({
  client: 'brands',
  method: 'GET',
  path: '/v1/brand',
  who: 'anyone',
  response: z.object({
    /** The accepted brands. The card form refuses other cards. */
    brands: z.array(
      z.object({
        /** The brand's name, in capitals. @example "VISA" */
        brand: text,
        /** Prefixes: single (`4`) or a range (`51-55`) that includes both ends. @example ["4"] */
        prefixes: z.array(text),
        /** How many digits a number of this brand can have. @example [16] */
        lengths: z.array(digits),
        /** After how many digits the form shows a space. @example [4, 8, 12] */
        gaps: z.array(digits),
        /** How many digits the security code has. @example 3 */
        code: digits,
      }),
    ),
  }),
})

const BIN_TIMEOUT_MS = 1_000

/** Returns the type of a card by the first 6 or 9 digits of its number. */
export const getBin = defineCall({
  client: 'bins',
  method: 'GET',
  path: '/v1/cc/bin/{bin}',
  who: 'anyone',
  timeoutMs: BIN_TIMEOUT_MS,
  response: z.object({
    /** The card's issuer, as far as its first digits tell. */
    bin: z.object({
      /** `Crédito`, `Débito` or `Multiplo`. @example "Crédito" */
      CardType: lenient(text),
      /** The card's brand, in capitals. @example "VISA" */
      Brand: lenient(z.optional(text)),
    }),
  }),
})
