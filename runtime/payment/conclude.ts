import type { FactValues } from '../facts.ts'
import type { UnnamedCharge } from '../operator/charge/classify.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Ended } from '../operator/charge/poll-status.ts'
import type { MessageCode } from '../operator/error-codes.ts'
import { type Context, codeOfLost, type ServiceAnswer } from '../service/service.ts'
import { isElsewhere } from './method.ts'
import { openCharge } from './no-receipt.ts'

interface EndedCharge {
  readonly rechargeId: string
  /** The attempt that belongs to the charge. If it is missing, the record is looked up by the recharge's id. */
  readonly attemptId?: string
  readonly standing: Ended
}

/**
 * Returns the outcome, the message code and the facts of a charge that has ended. The facts are `known` and, for a paid
 * charge, the receipt.
 */
export function conclude(
  { attempts }: Context,
  { rechargeId, attemptId, standing }: EndedCharge,
  known: FactValues = {},
): ServiceAnswer<'paid' | 'refunding' | 'refused'> {
  const nsu = standing.kind === 'paid' ? standing.nsu : undefined
  const settle = (): Promise<void> =>
    attemptId === undefined ? attempts.settleRecharge(rechargeId, nsu) : attempts.settle(attemptId, nsu)
  const gives: FactValues = { ...known, 'payment.inFlight': 'none' }
  if (standing.kind === 'refused') return { ...uncharged(`${standing.code}`), gives, settle }
  if (standing.kind === 'refunding') return { outcome: 'refunding', code: 'refunding', gives, settle }
  const receipt = { 'recharge.id': rechargeId, 'recharge.nsu': standing.nsu, 'recharge.date': standing.date }
  return { outcome: 'paid', gives: { ...gives, ...receipt }, settle }
}

/**
 * Returns the outcome of a charge that the operator certainly did not make. If the operator refused the request, the
 * message shows the code of the refusal.
 */
export function neverArrived({ refusedWith }: InFlight, known: FactValues): ServiceAnswer<'refused'> {
  const code = refusedWith === undefined ? 'neverArrived' : (`${refusedWith}` as const)
  return { ...uncharged(code), gives: { ...known, 'payment.inFlight': 'none' } }
}

function uncharged(code: MessageCode) {
  return { outcome: 'refused', code, about: 'charge', uncharged: true } as const
}

/** The outcomes of a charge if the operator's answer contains no recharge id. */
export type Unnamed = 'refused' | 'alreadyOpen' | 'unreachable' | 'processing'

/**
 * Message codes for a Pix or an order elsewhere that nobody can have paid, because no page has shown its Pix code or
 * its payment address.
 */
const unansweredCodes = { pix: 'pixUnanswered', pisp: 'bankUnanswered', mercado_pago: 'checkoutUnanswered' } as const
export const BANK_UNANSWERED = unansweredCodes.pisp

/**
 * Returns the outcome of a charge if the operator's answer contains no recharge id. With the outcome `processing`, or
 * if the refusal is not certain, the operator may have made the charge.
 */
export function concludeUnnamed(kind: string, answer: UnnamedCharge): ServiceAnswer<Unnamed> {
  switch (answer.kind) {
    case 'refused':
      return refused(answer)
    case 'alreadyOpen':
      // Another page has just sent the same charge. A later search finds that charge and its payment type.
      return { outcome: 'alreadyOpen', gives: openCharge }
    case 'unknown':
      return { outcome: 'processing', gives: openCharge }
    case 'offline':
      return { outcome: 'unreachable', code: 'offline' }
    case 'unanswered':
      return { outcome: 'unreachable', code: unansweredCodes[isElsewhere(kind) ? kind : 'pix'] }
  }
}

interface Refusal {
  readonly code: number
  readonly text?: string
  readonly isCertain?: boolean
}

/** Returns the outcome of a refused card or charge. If the refusal is not certain, the app searches for the charge. */
export function refused({ code, text, isCertain = true }: Refusal): ServiceAnswer<'refused'> {
  return {
    outcome: 'refused',
    // The card service refuses without a code of the operator (`code` 0), so the app uses its own code.
    code: code === 0 && isCertain ? 'rechargeFailed' : `${code}`,
    ...(text === undefined ? {} : { text }),
    ...(isCertain ? { uncharged: true } : {}),
    gives: isCertain ? { 'payment.inFlight': 'none' } : openCharge,
  }
}

/** The outcome if the app sent no charge request. */
export const unreachable = { outcome: 'unreachable', code: 'unreachable' } as const

/** Returns the outcome if the answer to a call before the charge was lost. */
export function lostBefore({ why }: { readonly why: string }): ServiceAnswer<'unreachable'> {
  return { outcome: 'unreachable', code: why === 'offline' ? 'offline' : codeOfLost(why) }
}
