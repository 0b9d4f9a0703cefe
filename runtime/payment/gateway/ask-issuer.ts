import type { FactValue } from '../../facts.ts'
import { digitsOf } from '../../rules/digits.ts'
import { parseExpiry } from '../../rules/expiry.ts'
import type { Context } from '../../service/service.ts'
import { askBridge, type BridgeRequest, type OpenBridge } from './bridge.ts'
import { type Challenge, dropChallenge, heldChallenge, holdProof } from './challenge.ts'

type Asked =
  /** The issuer confirmed the payment. The vault contains the proof, so the app can send the charge. */
  { readonly isProven: true } | { readonly isProven: false; readonly why: FactValue<'payment.authentication'> }

/**
 * Sends the challenge in the vault to the issuer, through the bridge, and returns the issuer's result. Returns
 * undefined if the customer left meanwhile.
 */
export async function askIssuer(
  context: Context,
  open: OpenBridge,
  asking: { readonly signal: AbortSignal; readonly onChallenge: () => void },
): Promise<Asked | undefined> {
  const { vault, clock } = context
  const challenge = heldChallenge(vault)
  const request = challenge && requestOf(context, challenge)
  if (challenge === undefined || request === undefined) return { isProven: false, why: 'failed' }
  const end = await askBridge(open, request, { clock, ...asking })
  // While the issuer asked its question, the customer may have started another payment, which replaced the challenge in
  // the vault. Then this answer is ignored.
  if (end.kind === 'left' || heldChallenge(vault)?.id !== challenge.id) return undefined
  if (end.kind === 'proven') {
    holdProof(vault, challenge, end.proof)
    return { isProven: true }
  }
  dropChallenge(vault)
  return { isProven: false, why: end.kind }
}

function requestOf(context: Context, challenge: Challenge): BridgeRequest | undefined {
  const { accessToken, brand, use, amountCents } = challenge
  const card = cardOf(context)
  return card && { accessToken, brand, use, valueCents: amountCents, card }
}

function cardOf({ vault, fact, today }: Context): BridgeRequest['card'] | undefined {
  const cvv = vault.read('payment.cvv')?.trim() ?? ''
  const chosen = fact('payment.card')
  if (chosen === undefined) return undefined
  if (chosen !== 'new') return { token: chosen, cvv }
  const pan = digitsOf(vault.read('payment.pan') ?? '')
  const expiry = parseExpiry(vault.read('payment.expiry') ?? '', today())
  return pan === '' || !expiry.ok ? undefined : { pan, month: expiry.month, year: expiry.year, cvv }
}
