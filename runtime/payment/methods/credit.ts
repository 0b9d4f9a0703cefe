import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import { chargeCard, orderBody } from '../charge-card.ts'
import { authenticate } from '../gateway/authenticate.ts'
import { isBridged } from '../gateway/bridged.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import { wantsIssuer } from '../gateway/rules.ts'
import type { PaymentMethod } from '../method.ts'

/** Pays with a saved card, or with a new one that is tokenized first; then asks how it ended. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'credit', signal)
  if (card.kind !== 'saved' && card.kind !== 'typed') return card
  const isWanted = wantsIssuer({ use: 'credit', brand: card.brand, isNew: card.kind === 'typed' })
  const isAsked = isWanted && (await isBridged(context, signal))
  const proven = isAsked ? await authenticate(context, order, card, 'credit', signal) : undefined
  if (proven !== undefined && proven.kind !== 'proven') return proven
  const tokenized = await tokenize(context, card, signal)
  if (tokenized.kind !== 'card') return tokenized
  const body = {
    ...(await orderBody(context, order)),
    card: tokenized.card,
    ...(proven === undefined ? {} : { authenticationType: '3ds2' as const, ...proven.proof }),
  }
  return chargeCard(context, order, { call: createCreditRecharge, kind: 'credit', body }, signal)
}
