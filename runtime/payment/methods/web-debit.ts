import { createDebitRecharge } from '../../operator/contract/debit.ts'
import { chargeCard } from '../charge-card.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'
import { returnUrl } from './return-url.ts'

/**
 * Pays with a debit card, for example of Caixa, without the issuer's confirmation. It needs no PIN, but always the CVV.
 */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'debit', signal)
  if ('outcome' in card) return card
  const token = await tokenize(context, card, signal)
  if ('outcome' in token) return token
  const body = {
    ...(await orderBody(context, order)),
    card: token,
    returnUrl: returnUrl(context),
    authenticationType: 'no_pin' as const,
  }
  const kind = context.fact('payment.type') === 'cef_debit' ? 'cef_debit' : 'debit'
  return chargeCard(context, order, { call: createDebitRecharge, kind, body }, signal)
}
