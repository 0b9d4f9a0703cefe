import { createCreditRecharge } from '../../operator/contract/recharge.ts'
import { chargeCard } from '../charge-card.ts'
import { authenticate } from '../gateway/authenticate.ts'
import { isBridged } from '../gateway/bridged.ts'
import { chosenCard, tokenize } from '../gateway/card.ts'
import { wantsIssuer } from '../gateway/rules.ts'
import type { PaymentMethod } from '../method.ts'
import { orderBody } from '../send-charge.ts'

/** Pays with a saved card or with a new card, which is tokenized first. Then reads how the charge ended. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await chosenCard(context, 'credit', signal)
  if ('outcome' in card) return card
  const isWanted = wantsIssuer({ use: 'credit', brand: card.brand, isNew: card.kind === 'typed' })
  const isAsked = isWanted && (await isBridged(context, signal))
  const proof = isAsked ? await authenticate(context, order, card, 'credit', signal) : undefined
  if (proof !== undefined && 'outcome' in proof) return proof
  const token = await tokenize(context, card, signal)
  if ('outcome' in token) return token
  const body = {
    ...(await orderBody(context, order)),
    card: token,
    ...(proof === undefined ? {} : { authenticationType: '3ds2' as const, ...proof }),
  }
  return chargeCard(context, order, { call: createCreditRecharge, kind: 'credit', body }, signal)
}
