import { getBridgeAvailability } from '../../operator/contract/payment.ts'
import type { Context } from '../../service/service.ts'
import type { Order } from '../method.ts'
import { heldChallenge, heldProof } from './challenge.ts'

/** Returns whether cards are charged through the gateway's bridge. If that setting cannot be read, returns false. */
export async function isBridged(context: Context, signal: AbortSignal): Promise<boolean> {
  // If the issuer has already confirmed the card, charge it with that proof, even if the bridge was switched off
  // meanwhile.
  if (heldProof(context.vault) !== undefined) return true
  const params = { id: context.fact('session.customerId') ?? '' }
  const answer = await context.send(getBridgeAvailability, { params, signal })
  return answer.kind === 'ok' && answer.data.eldoradoBridgeActive
}

/**
 * Returns whether the customer agreed to pay although the same payment may be open. They agreed before the issuer
 * confirmed the card, so the vault stores the agreement with the order.
 */
export function wasAgreed(
  { vault }: Context,
  { amountCents, recipient }: Pick<Order, 'amountCents' | 'recipient'>,
): boolean {
  const challenge = heldChallenge(vault)
  return (
    challenge?.isAgreed === true &&
    challenge.about === heldProof(vault)?.about &&
    challenge.amountCents === amountCents &&
    challenge.recipient === recipient
  )
}
