import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** If the operator takes no card, `lacks` of `/config.json` contains this word. */
export const CARDS = 'cards'

/** Codes with which saving a card is refused: too many cards, already saved, or not allowed. */
const saving = [209, 214, 216, 222, 223, 227, 229, 263]

/** Saves a card by the token that the card service returned. */
export const addCard = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/cards/{token}',
  who: 'customer',
  body: z.optional(
    z.object({
      /** True makes the card the only favourite. @example false */
      favorite: z.optional(z.boolean()),
    }),
  ),
  refusals: saving,
})

/** Deletes a saved credit card. A deleted token cannot pay again. */
export const deleteCard = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}/cards/{token}',
  who: 'customer',
  refusals: [216, 229],
})

/** Makes this card the only favourite. */
export const favoriteCard = defineCall({
  client: 'b',
  method: 'PUT',
  path: '/customers/{msisdn}/cards/{token}/favorite',
  who: 'customer',
  refusals: [216],
})

/** Proves that a saved card is the customer's. `amountCents` is the amount that the card's statement shows. */
export const confirmCard = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/cards/{token}/confirmation',
  who: 'customer',
  body: z.object({
    /** The amount on the card's statement, as integer cents: 142 is R$ 1,42. @example 142 */
    amountCents: z.number(),
  }),
  refusals: [216, 303],
  assumed: true,
})

/** Saves a debit card. Cards of the issuer `CEF` (Caixa Econômica Federal) are listed separately. */
export const addDebitCard = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{msisdn}/debit/{token}',
  who: 'customer',
  body: z.optional(
    z.object({
      /** `CEF` for a card of Caixa Econômica Federal. Other issuers are not sent. @example "CEF" */
      issuer: z.optional(z.string()),
    }),
  ),
  refusals: saving,
})

/** Deletes a saved debit card. */
export const deleteDebitCard = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}/debit_cards/{token}',
  who: 'customer',
  refusals: [216, 229],
})

/** Makes this debit card the only favourite among the debit cards. */
export const favoriteDebitCard = defineCall({
  client: 'b',
  method: 'PUT',
  path: '/customers/{msisdn}/debit_cards/{token}/favorite',
  who: 'customer',
  refusals: [216],
  assumed: true,
})

/** Deletes a saved debit card of Caixa Econômica Federal. */
export const deleteCefCard = defineCall({
  client: 'b',
  method: 'DELETE',
  path: '/customers/{msisdn}/cef_cards/{token}',
  who: 'customer',
  refusals: [216, 229],
  assumed: true,
})
