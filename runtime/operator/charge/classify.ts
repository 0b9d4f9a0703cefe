import type { Answer, Refused } from '../answer.ts'
import { KEY_CONFLICT } from '../contract/refusals.ts'

/**
 * The meaning of an answer to a charge. A created charge may still fail. If the result is unknown, the customer may be
 * charged, so no page shows "not charged".
 */
export type ChargeAnswer<T> = { readonly kind: 'created'; readonly data: T } | UnnamedCharge

/** An answer without a recharge id, so the app must find out whether the operator made the charge. */
export type UnnamedCharge =
  | RefusedCharge
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nothing was sent, because the same payment is already open. */
  | { readonly kind: 'alreadyOpen' }
  | { readonly kind: 'unknown' }
  /**
   * The operator may or may not have created the order. The order charges nothing before the customer pays it, so it
   * may be sent again unchanged.
   */
  | { readonly kind: 'unanswered' }

export interface RefusedCharge {
  readonly kind: 'refused'
  readonly code: number
  readonly text?: string
  /**
   * Whether it is certain that the operator accepted nothing. A browser repeats a POST by itself if the connection
   * breaks. The operator may then refuse the second request although it has already charged the first.
   */
  readonly isCertain: boolean
}

/**
 * With these HTTP statuses, gateways and rate limiters answer before the idempotency key is checked. 409 and 425 mean
 * that a copy is still being processed.
 */
const UNDECIDED_STATUS = [401, 408, 409, 425, 429]
/**
 * Codes for an invalid session. They do not show whether an earlier copy of the request was accepted, because the
 * operator checks the session before it checks the idempotency key.
 */
const SESSION_CODES = [245, 1001, 1002]
/**
 * Codes for "wait 5 minutes" and "duplicate". After an unknown result they may mean that this same charge was created.
 */
const ECHO_CODES = [428, 435]

export interface Doubt {
  /** Whether these bytes are sent for the first time. */
  readonly isFirstSend: boolean
  /**
   * Whether the result of an earlier send of this charge, or of another charge of the same amount to the same number,
   * is still unknown.
   */
  readonly isAfterUnknown: boolean
  /**
   * Whether the customer pays later, with a code or on a page that the operator creates with the order. Nobody can pay
   * the order until that code or page is shown.
   */
  readonly isPaidLater: boolean
  /**
   * Whether the request has an idempotency key, and the operator repeats its first answer for that key before any other
   * check.
   */
  readonly isKeyed: boolean
}

/** Returns what an operator's answer to a charge means for the customer's money. This function is pure. */
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

/**
 * Returns whether a status `NOK` with this code means that nothing was charged (not authorized). Any other `NOK` is
 * refunded.
 */
export function isNotAuthorized(code: number | undefined): boolean {
  return code !== undefined && code >= 300 && code <= 308
}
