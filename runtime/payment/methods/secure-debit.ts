import { createSecureDebitRecharge } from '../../operator/contract/debit.ts'
import { chargeCard } from '../charge-card.ts'
import { authenticate } from '../gateway/authenticate.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'
import { returnUrl } from './return-url.ts'

/** Pays with a debit card that its issuer has confirmed. If there is no proof of that, it starts the confirmation. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'debit', signal)
  if ('outcome' in card) return card
  const proof = await authenticate(context, order, card, 'debit', signal)
  if ('outcome' in proof) return proof
  const token = await tokenize(context, card, signal)
  if ('outcome' in token) return token
  const body = {
    ...(await orderBody(context, order)),
    card: token,
    returnUrl: returnUrl(context),
    // The operator demands `no_pin` for every debit charge, even for this one, which contains the issuer's confirmation
    // as `proof`.
    authenticationType: 'no_pin' as const,
    ...proof,
  }
  return chargeCard(context, order, { call: createSecureDebitRecharge, kind: 'debit', body }, signal)
}
