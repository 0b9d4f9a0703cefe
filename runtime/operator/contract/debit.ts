import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { created, order, rechargeCard, secureProof } from './charge.ts'
import { cardUse, codes, limits, numbers, unauthorized, values } from './refusals.ts'

const refusals = codes(numbers, values, limits, cardUse, unauthorized)
const debit = {
  ...order,
  card: rechargeCard,
  /**
   * The address to which the issuer's page sends the customer back.
   * @example "https://recarrega.example/web/pagamento"
   */
  returnUrl: z.string(),
  /** Always `no_pin`: the card is charged without a PIN. */
  authenticationType: z.literal('no_pin'),
}

/** Charges a debit card, for example of CEF (Caixa). It needs no PIN, but always the CVV. */
export const createDebitRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/debit',
  who: 'customer',
  effect: 'charge',
  body: z.object(debit),
  response: created,
  refusals,
})

/** Charges a debit card with the proof of a 3-D Secure authentication. It needs no PIN (`no_pin`). */
export const createSecureDebitRecharge = defineCall({
  client: 'b',
  method: 'POST',
  path: '/customers/{id}/recharges/3ds-debit',
  who: 'customer',
  effect: 'charge',
  body: z.object({ ...debit, ...secureProof }),
  response: created,
  refusals,
})
