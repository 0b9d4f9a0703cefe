import { chargeCard, orderBody } from '../charge-recharge.ts'
import { tokenize } from '../gateway/tokenize.ts'
import { createCreditRecharge } from '../operator/contract/recharge.ts'
import type { PaymentMethod, PayResult } from '../payment-method.ts'
import { checkCvv } from '../rules/cvv.ts'
import type { Context } from '../service.ts'

/** Pays with a saved card, or with a new one that is tokenized first; then asks how it ended. */
export const pay: PaymentMethod = async (context, order, signal) => {
  const card = await cardOf(context, signal)
  if (card.kind === 'refused') context.vault.wipe()
  if (card.kind !== 'card') return card
  const body = { ...(await orderBody(context, order)), card: card.card }
  return chargeCard(context, order, { call: createCreditRecharge, kind: 'credit', body }, signal)
}

type CardOf = PayResult | { readonly kind: 'card'; readonly card: { token: string; cvv?: string; save?: boolean } }

async function cardOf(context: Context, signal: AbortSignal): Promise<CardOf> {
  const chosen = context.fact('payment.card')
  const cvv = context.vault.read('payment.cvv')?.trim() ?? ''
  if (chosen === 'new') return tokenize(context, cvv, signal)
  if (chosen === undefined) return { kind: 'cvvMissing' }
  if (context.fact('payment.cvvWanted') !== true) return { kind: 'card', card: { token: chosen } }
  // A modal that was left may have left half of it.
  return checkCvv(cvv, undefined) === null ? { kind: 'card', card: { token: chosen, cvv } } : { kind: 'cvvMissing' }
}
