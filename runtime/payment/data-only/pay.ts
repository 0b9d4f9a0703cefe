import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import { createDataOnlyToken } from '../../operator/contract/secure.ts'
import type { Context, ServiceAnswer } from '../../service/service.ts'
import { chargeCard } from '../charge-card.ts'
import { lostBefore, type Unnamed, unreachable } from '../conclude.ts'
import { chosenCard, type SavedCard } from '../gateway/card.ts'
import { aboutOf } from '../gateway/challenge.ts'
import type { Order, PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'
import { eciOf } from './brands.ts'
import { type CardParams, heldParams, holdParams, paramsOf } from './params.ts'
import type { DataOnlyEvent } from './status.ts'

type Paid = Unnamed | 'paid' | 'refunding' | 'unconfirmed' | 'cvvMissing'

/** Reports an event that may change the card's data-only status. */
type Tell = (event: DataOnlyEvent) => void

/**
 * Returns a way to pay that untokenizes the chosen saved card and charges it with the result. The issuer is informed
 * but does not authenticate the customer. If data-only does not support the card, or the untokenize call fails, nothing
 * is charged.
 */
export function payUntokenized(tell: Tell): PaymentMethod<Paid> {
  return async (context, order, signal) => {
    const eci = eciOf(context.fact('payment.cardBrand'))
    if (eci === undefined || context.fact('payment.card') === 'new') {
      tell('refused')
      return unreachable
    }
    tell('taken')
    tell('untokenize')
    const card = await chosenCard(context, 'credit', signal)
    if ('outcome' in card) return card
    if (card.kind === 'typed') return unreachable
    tell('cvvKnown')
    const params = await untokenize(context, order, { card, eci }, signal)
    tell('outcome' in params ? 'failed' : 'succeeded')
    if ('outcome' in params) return params
    const { token, cvv } = card
    const body = {
      ...(await orderBody(context, order)),
      card: { token, ...(cvv === undefined ? {} : { cvv }) },
      authenticationType: '3ds2' as const,
      ...params,
    }
    return chargeCard(context, order, { call: createCreditRecharge, kind: 'credit', body }, signal)
  }
}

/**
 * Returns the data-only fields for the saved card. An earlier call may have stored them in the vault for this same
 * order; then the gateway is not asked again.
 */
async function untokenize(
  { vault, send }: Context,
  order: Order,
  { card, eci }: { readonly card: SavedCard; readonly eci: string },
  signal: AbortSignal,
): Promise<CardParams | ServiceAnswer<'unreachable'>> {
  const about = aboutOf(order, 'credit', card.token)
  const held = heldParams(vault, about)
  if (held !== undefined) return held
  const answer = await send(createDataOnlyToken, { params: { msisdn: order.msisdn }, signal })
  if (answer.kind !== 'ok') return answer.kind === 'lost' ? lostBefore(answer) : unreachable
  const params = paramsOf(eci, answer.data.sessionToken)
  holdParams(vault, about, params)
  return params
}
