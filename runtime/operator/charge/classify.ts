import type { Answer, Refused } from '../answer.ts'
import { KEY_CONFLICT } from '../contract/refusals.ts'

/** A charge that was created may still fail; `unknown` may have charged, and is never shown as "not charged". */
export type ChargeAnswer<T> =
  | { readonly kind: 'created'; readonly data: T }
  | RefusedCharge
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nothing was sent: the same payment is open already. */
  | { readonly kind: 'alreadyOpen' }
  | { readonly kind: 'unknown' }
  /** It charges nothing by itself, and nobody knows whether the operator has it: it may be sent again as it is. */
  | { readonly kind: 'unanswered' }

export interface RefusedCharge {
  readonly kind: 'refused'
  readonly code: number
  readonly text?: string
  /**
   * Whether no copy of the request can have been taken. A browser sends a POST a second time by itself when its connection
   * breaks: without a key that the operator looks up first, the second copy is refused though the first was charged.
   */
  readonly isCertain: boolean
}

/** Gateways and limiters answer with these before the key of a request is looked up; 409 and 425 say that a copy is being worked on. */
const UNDECIDED_STATUS = [401, 408, 409, 425, 429]
/** The session is checked before the key, too. */
const SESSION_CODES = [245, 1001, 1002]
/** "Wait 5 minutes" and "duplicate": after an unknown they may be about that very charge. */
const ECHO_CODES = [428, 435]

export interface Doubt {
  /** These very bytes have not been sent before. */
  readonly isFirstSend: boolean
  /** These bytes, or an earlier charge of the same value to the same number, were sent and nobody knows what became of them. */
  readonly isAfterUnknown: boolean
  /**
   * The order is paid on a page or by a code that only a created one leads to: while no page has shown it, nobody can have
   * paid it, whatever the operator has made of the request.
   */
  readonly isPaidLater: boolean
  /** The key goes out, and the operator answers a known key from memory before it refuses anything. */
  readonly isKeyed: boolean
}

/** Returns what an answer to a charge says about the money. Pure. */
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

/** Whether a polled NOK means that nothing was charged (not authorized), rather than charged and to be refunded. */
export function isNotAuthorized(code: number | undefined): boolean {
  return code !== undefined && code >= 300 && code <= 308
}
