import { tokenizeCard } from '../operator/contract/payment.ts'
import type { PayResult } from '../payment-method.ts'
import type { CardType } from '../rules/card-type.ts'
import { digitsOf } from '../rules/digits.ts'
import { parseExpiry } from '../rules/expiry.ts'
import type { Context } from '../service.ts'
import { lookUpType } from './look-up-type.ts'

/** "Este cartão não pode fazer recargas." */
const CANNOT_RECHARGE = 263

export type Tokenized =
  | PayResult
  | { readonly kind: 'card'; readonly card: { token: string; cvv: string; save: boolean } }

/** Turns the card in the vault into a token. The number goes to the card service and nowhere else. */
export async function tokenize(context: Context, cvv: string, signal: AbortSignal): Promise<Tokenized> {
  const pan = digitsOf(context.vault.read('payment.pan') ?? '')
  const expiry = parseExpiry(context.vault.read('payment.expiry') ?? '', context.serverNow())
  if (cvv === '') return { kind: 'cvvMissing' }
  if (pan === '' || !expiry.ok) return { kind: 'cardInvalid' }
  if ((await cardType(context, pan, signal)) === 'debit') return { kind: 'refused', code: CANNOT_RECHARGE }
  const { month, year } = expiry
  const answer = await context.send(tokenizeCard, { params: {}, body: { pan, month, year }, signal })
  if (answer.kind === 'ok') {
    const save = context.fact('payment.saveCard') === true
    return { kind: 'card', card: { token: answer.data.card.key, cvv, save } }
  }
  if (answer.kind === 'lost') return { kind: answer.why === 'offline' ? 'offline' : 'unreachable' }
  return answer.status === 400 || answer.status === 422
    ? { kind: 'cardInvalid' }
    : { kind: 'refused', code: answer.code }
}

/** What the card is, by its first digits; the payment type chosen when the look-up fails or takes over a second. */
async function cardType(context: Context, pan: string, signal: AbortSignal): Promise<CardType> {
  return (await lookUpType(context, pan, signal)) ?? 'credit'
}
