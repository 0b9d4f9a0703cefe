import { createSecureToken } from '../../operator/contract/secure.ts'
import type { Context, ServiceAnswer } from '../../service/service.ts'
import { lostBefore, refused, unreachable } from '../conclude.ts'
import type { Order } from '../method.ts'
import { type Card, cardInvalid } from './card.ts'
import { aboutOf, heldProof, holdChallenge, type Proof } from './challenge.ts'
import { type CardUse, isBridgedBrand } from './rules.ts'

const SECOND_MS = 1000
/**
 * A token is replaced this long before it expires, because it must stay valid while the issuer questions the customer.
 */
const EARLIER_MS = 30_000

/**
 * If the vault contains the issuer's proof for this order, returns it. Otherwise puts a challenge for the issuer into
 * the vault.
 */
export async function authenticate(
  context: Context,
  order: Order,
  card: Card,
  use: CardUse,
  signal: AbortSignal,
): Promise<Proof | ServiceAnswer<'refused' | 'unreachable' | 'challenge'>> {
  const { brand } = card
  if (!isBridgedBrand(brand)) return cardInvalid
  const about = aboutOf(order, use, card.kind === 'saved' ? card.token : `${card.pan} ${card.month}/${card.year}`)
  const held = heldProof(context.vault)
  if (held !== undefined && held.about === about) {
    const { about: _, ...proof } = held
    return proof
  }
  const token = await secureToken(context, order, brand, use, signal)
  if (typeof token !== 'string') return token
  if (signal.aborted) return unreachable
  holdChallenge(context.vault, {
    id: context.newId(),
    about,
    brand,
    use,
    accessToken: token,
    amountCents: order.amountCents,
    recipient: order.recipient,
    isAgreed: order.isAgreed,
  })
  return { outcome: 'challenge', gives: { 'payment.authentication': 'asked' } }
}

/**
 * Returns the gateway's token for the brand and the use (credit or debit). If no token is stored, or if the stored
 * token has expired, fetches a new one.
 */
async function secureToken(
  context: Context,
  { msisdn }: Order,
  brand: string,
  paymentType: CardUse,
  signal: AbortSignal,
): Promise<string | ServiceAnswer<'refused' | 'unreachable'>> {
  const { secureTokens, serverNow } = context
  const name = `${brand} ${paymentType}`
  const held = secureTokens.get(name)
  if (held !== undefined && (serverNow() ?? Infinity) < held.untilMs) return held.token
  const answer = await context.send(createSecureToken, { params: { msisdn }, body: { brand, paymentType }, signal })
  if (answer.kind === 'lost') return lostBefore(answer)
  if (answer.kind === 'refused') return refused({ code: answer.code })
  const { access_token: token, expires_in } = answer.data
  const nowMs = serverNow()
  // After a logout, the token is not stored, because the next customer would use it. If a token has no expiry, it is
  // not stored either.
  if (nowMs !== undefined && expires_in !== undefined && context.fact('session.msisdn') === msisdn) {
    secureTokens.set(name, { token, untilMs: nowMs + expires_in * SECOND_MS - EARLIER_MS })
  }
  return token
}
