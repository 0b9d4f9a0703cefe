import { createSecureDebitRecharge } from '../../operator/contract/debit.ts'
import { chargeCard, orderBody } from '../charge-card.ts'
import { authenticate } from '../gateway/authenticate.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import type { PaymentMethod } from '../method.ts'
import { returnUrl } from './return-url.ts'

/** Pays with a debit card that its issuer has confirmed; before that, has it asked. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'debit', signal)
  if (card.kind !== 'saved' && card.kind !== 'typed') return card
  const proven = await authenticate(context, order, card, 'debit', signal)
  if (proven.kind !== 'proven') return proven
  const tokenized = await tokenize(context, card, signal)
  if (tokenized.kind !== 'card') return tokenized
  const body = {
    ...(await orderBody(context, order)),
    card: tokenized.card,
    returnUrl: returnUrl(context),
    // The published table has `no_pin` for each debit charge: the proof beside it says how the issuer was asked.
    authenticationType: 'no_pin' as const,
    ...proven.proof,
  }
  return chargeCard(context, order, { call: createSecureDebitRecharge, kind: 'debit', body }, signal)
}
