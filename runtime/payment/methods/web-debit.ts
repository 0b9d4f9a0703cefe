import { createDebitRecharge } from '../../operator/contract/debit.ts'
import { chargeCard, orderBody } from '../charge-card.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import type { PaymentMethod } from '../method.ts'
import { returnUrl } from './return-url.ts'

/** Pays with a debit card, one of Caixa's too, without its issuer: no PIN, and the CVV always. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'debit', signal)
  if (card.kind !== 'saved' && card.kind !== 'typed') return card
  const tokenized = await tokenize(context, card, signal)
  if (tokenized.kind !== 'card') return tokenized
  const body = {
    ...(await orderBody(context, order)),
    card: tokenized.card,
    returnUrl: returnUrl(context),
    authenticationType: 'no_pin' as const,
  }
  const kind = context.fact('payment.type') === 'cef_debit' ? 'cef_debit' : 'debit'
  return chargeCard(context, order, { call: createDebitRecharge, kind, body }, signal)
}
