import type { FactValues } from '../facts.ts'
import type { UnnamedCharge } from '../operator/charge/classify.ts'
import type { InFlight } from '../operator/charge/in-flight.ts'
import type { Ended } from '../operator/charge/poll-status.ts'
import type { MessageCode } from '../operator/error-codes.ts'
import type { Context, ServiceAnswer } from '../service/service.ts'
import { isElsewhere } from './method.ts'
import { openCharge } from './no-receipt.ts'

interface EndedCharge {
  readonly rechargeId: string
  /** The attempt whose record was found; by default the record is looked up by the recharge's id. */
  readonly attemptId?: string
  readonly standing: Ended
}

/**
 * Returns the outcome of a charge that has ended, with its message code and its facts: the facts `known` about the
 * order, and the receipt if the charge was paid.
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
 * Returns the outcome of a charge that the operator never accepted. If the operator refused a copy of the request with
 * a code, that code is the reason.
 */
export function neverArrived({ refusedWith }: InFlight, known: FactValues): ServiceAnswer<'refused'> {
  const code = refusedWith === undefined ? 'neverArrived' : (`${refusedWith}` as const)
  return { ...uncharged(code), gives: { ...known, 'payment.inFlight': 'none' } }
}

function uncharged(code: MessageCode) {
  return { outcome: 'refused', code, about: 'charge', uncharged: true } as const
}

/** The outcomes of a charge whose answer carries no id of the recharge. */
export type Unnamed = 'refused' | 'alreadyOpen' | 'unreachable' | 'processing'

/**
 * Message codes for an order that nobody can have paid: no page has shown its Pix code, or the address where it is
 * paid.
 */
const unansweredCodes = { pix: 'pixUnanswered', pisp: 'bankUnanswered', mercado_pago: 'checkoutUnanswered' } as const
export const BANK_UNANSWERED = unansweredCodes.pisp

/**
 * Returns the outcome for an answer without an id of the recharge. After `processing`, and after a refusal that is not
 * certain, the charge may have been made.
 */
export function concludeUnnamed(kind: string, answer: UnnamedCharge): ServiceAnswer<Unnamed> {
  switch (answer.kind) {
    case 'refused':
      return refused(answer)
    case 'alreadyOpen':
      // Another page has sent the same charge just before this page. The search for open charges finds its kind and
      // where it is paid.
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

/** Returns the outcome of a refused card or charge. If the refusal is not certain, the app looks for the charge. */
export function refused({ code, text, isCertain = true }: Refusal): ServiceAnswer<'refused'> {
  return {
    outcome: 'refused',
    // Refusals of the card service carry no code of the operator's.
    code: code === 0 && isCertain ? 'rechargeFailed' : `${code}`,
    ...(text === undefined ? {} : { text }),
    ...(isCertain ? { uncharged: true } : {}),
    gives: isCertain ? { 'payment.inFlight': 'none' } : openCharge,
  }
}

/** No call that charges was sent. */
export const unreachable = { outcome: 'unreachable', code: 'unreachable' } as const

/** Returns the outcome of a call before the charge, if the answer to that call was lost. */
export function lostBefore({ why }: { readonly why: string }): ServiceAnswer<'unreachable'> {
  return why === 'offline' ? { outcome: 'unreachable', code: 'offline' } : unreachable
}
