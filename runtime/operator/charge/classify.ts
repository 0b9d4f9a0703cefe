import type { Answer, Refused } from '../answer.ts'
import { KEY_CONFLICT } from '../contract/refusals.ts'

/** A charge that was created may still fail; `unknown` may have charged, and is never shown as "not charged". */
export type ChargeAnswer<T> = { readonly kind: 'created'; readonly data: T } | UnnamedCharge

/** The answer to a charge without an id of the operator's for it. */
export type UnnamedCharge =
  | RefusedCharge
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nothing was sent: the same payment is open already. */
  | { readonly kind: 'alreadyOpen' }
  | { readonly kind: 'unknown' }
  /** The operator may have the order or not. It charges nothing by itself, so it may be sent again as it is. */
  | { readonly kind: 'unanswered' }

export interface RefusedCharge {
  readonly kind: 'refused'
  readonly code: number
  readonly text?: string
  /**
   * Whether no copy of the request can have been accepted. A browser repeats a POST by itself when its connection
   * breaks: if the operator does not look up the key first, it refuses the second copy although it charged the first.
   */
  readonly isCertain: boolean
}

/** Gateways and limiters answer with these before the key is looked up. 409 and 425: a copy is being processed. */
const UNDECIDED_STATUS = [401, 408, 409, 425, 429]
/** The operator checks the session before the key, too. */
const SESSION_CODES = [245, 1001, 1002]
/** "Wait 5 minutes" and "duplicate". After an unknown outcome, they may mean that this very charge was created. */
const ECHO_CODES = [428, 435]

export interface Doubt {
  /** These bytes were not sent before. */
  readonly isFirstSend: boolean
  /** The outcome of these bytes, or of an earlier charge of the same value to the same number, is unknown. */
  readonly isAfterUnknown: boolean
  /**
   * The customer pays on a page or with a code that exists only once the order is created. Until a page shows it, the
   * order cannot be paid, whatever the operator did with the request.
   */
  readonly isPaidLater: boolean
  /** The request carries its key, and the operator replays its answer to a known key before any other check. */
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
