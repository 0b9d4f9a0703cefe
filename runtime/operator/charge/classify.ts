import type { Answer, Refused } from '../answer.ts'
import { KEY_CONFLICT } from '../contract/refusals.ts'

/** Even a created charge may still fail. `unknown` may have charged, and is never shown as "not charged". */
export type ChargeAnswer<T> = { readonly kind: 'created'; readonly data: T } | UnnamedCharge

/** An answer to a charge that carries no id of the recharge. */
export type UnnamedCharge =
  | RefusedCharge
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nothing was sent, because the same payment is open already. */
  | { readonly kind: 'alreadyOpen' }
  | { readonly kind: 'unknown' }
  /**
   * The operator may have created the order or not. The order charges nothing before the customer pays it, so it may be sent
   * again unchanged.
   */
  | { readonly kind: 'unanswered' }

export interface RefusedCharge {
  readonly kind: 'refused'
  readonly code: number
  readonly text?: string
  /**
   * Whether no copy of the request can have been accepted. A browser repeats a POST by itself when the connection
   * breaks. An operator that does not look up the key first refuses the second copy, although the first copy charged.
   */
  readonly isCertain: boolean
}

/**
 * Gateways and limiters answer with these HTTP statuses before the key is looked up. 409 and 425: a copy is being
 * processed.
 */
const UNDECIDED_STATUS = [401, 408, 409, 425, 429]
/** Codes about the session: the operator also checks the session before it looks up the key. */
const SESSION_CODES = [245, 1001, 1002]
/** "Wait 5 minutes" and "duplicate". After an unknown outcome, they may mean that this very charge was created. */
const ECHO_CODES = [428, 435]

export interface Doubt {
  /** Whether these bytes are sent for the first time. */
  readonly isFirstSend: boolean
  /** Whether the outcome is unknown for these bytes, or for an earlier charge of the same amount to the same number. */
  readonly isAfterUnknown: boolean
  /**
   * Whether the customer pays later, on a page or with a code that the operator makes with the order. Until that page
   * or code is shown, nobody can pay the order, whatever the operator did with the request.
   */
  readonly isPaidLater: boolean
  /**
   * Whether the request carries its key and the operator repeats its first answer to a key that it knows, before any
   * other check.
   */
  readonly isKeyed: boolean
}

/** Returns what an answer to a charge means for the customer's money. Pure. */
export function classifyCharge<T>(answer: Answer<T>, doubt: Doubt): ChargeAnswer<T> {
  const { isFirstSend, isPaidLater, isKeyed } = doubt
  if (answer.kind === 'ok') return { kind: 'created', data: answer.data }
  if (answer.kind === 'lost') {
    if (answer.why === 'offline' && isFirstSend) return { kind: 'offline' }
    return { kind: isPaidLater ? 'unanswered' : 'unknown' }
  }
  if (ECHO_CODES.includes(answer.code) && (doubt.isAfterUnknown || !(isKeyed || isPaidLater)))
    return { kind: 'unknown' }
  if (!isRefusal(answer)) return { kind: isPaidLater ? 'unanswered' : 'unknown' }
  const { code, text } = answer
  return { kind: 'refused', code, ...(text === undefined ? {} : { text }), isCertain: isKeyed || isPaidLater }
}

function isRefusal({ status, code, isCoded }: Refused): boolean {
  if (isCoded !== true || code === KEY_CONFLICT || SESSION_CODES.includes(code)) return false
  return status >= 400 && status < 500 && !UNDECIDED_STATUS.includes(status)
}

/** Whether a polled `NOK` means that nothing was charged (not authorized). Any other `NOK` is refunded. */
export function isNotAuthorized(code: number | undefined): boolean {
  return code !== undefined && code >= 300 && code <= 308
}
