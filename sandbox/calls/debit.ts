import { calls } from '../../runtime/operator/contract/table.ts'
import { type Answer, refusal, success } from '../answer.ts'
import { saveCard } from '../cards/saved-cards.ts'
import { type ChargeRequest, chargeCard } from '../charges/charging.ts'
import { payingCard } from '../charges/paying-card.ts'
import { forCustomer } from '../route.ts'
import { cardTypeOf } from '../seed/test-cards.ts'
import type { World } from '../world.ts'
import { type Created, createdBody } from './recharges.ts'

/** Charges a debit card. It needs the CVV, and a card that can be charged as debit. */
function chargeDebit(
  world: World,
  request: ChargeRequest,
  sent: { readonly token: string; readonly cvv?: string | undefined; readonly save?: boolean | undefined },
): Answer<Created> {
  const card = payingCard(world, request.customer, sent, { alwaysCvv: true })
  if ('kind' in card) return card
  if (cardTypeOf(card.bin) === 'Crédito') return refusal(422, 263, 'not a debit card')
  const charge = chargeCard(world, request, card, 'debit')
  if ('kind' in charge) return charge
  // The payment succeeds even if the card cannot be saved.
  if (sent.save) saveCard(world, request.customer, card, { list: 'debitCards' })
  return success(createdBody(charge), 201)
}

export const debitRoutes = {
  createDebitRecharge: forCustomer(calls.createDebitRecharge, ({ body, customer, key, origin }, world) => {
    const { msisdnRecebedor, rechargeValueId } = body
    return chargeDebit(world, { customer, msisdnRecebedor, rechargeValueId, key, origin }, body.card)
  }),

  /**
   * The ECI codes 05 and 02 mean authenticated, 06 and 01 attempted. Any other ECI code is refused as not authorized.
   */
  createSecureDebitRecharge: forCustomer(calls.createSecureDebitRecharge, ({ body, customer, key, origin }, world) => {
    if (!/^0?[1256]$/.test(body.eci)) return refusal(422, 302, 'not authenticated')
    const { msisdnRecebedor, rechargeValueId } = body
    return chargeDebit(world, { customer, msisdnRecebedor, rechargeValueId, key, origin }, body.card)
  }),
}
