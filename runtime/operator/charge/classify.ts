import type { Answer, Refused } from '../answer.ts'

/** A charge that was created may still fail; `unknown` may have charged, and is never shown as "not charged". */
export type ChargeAnswer<T> =
  | { readonly kind: 'created'; readonly data: T }
  /** Nothing was charged, for certain. */
  | { readonly kind: 'refused'; readonly code: number; readonly text?: string }
  /** Nothing was sent. */
  | { readonly kind: 'offline' }
  /** Nothing was sent: the same payment is open already. */
  | { readonly kind: 'alreadyOpen' }
  | { readonly kind: 'unknown' }
  /** It charges nothing by itself, and nobody knows whether the operator has it: it may be sent again as it is. */
  | { readonly kind: 'unanswered' }

/** An HTTP 4xx that does not say what became of the charge: time-out, conflict, too early. */
const UNDECIDED_STATUS = [401, 408, 409, 425]
/** "Wait 5 minutes" and "duplicate": after an unknown they may be about that very charge. */
const ECHO_CODES = [428, 435]

export interface Doubt {
  /** These very bytes have not been sent before. */
  readonly isFirstSend: boolean
  /** An earlier charge of the same value to the same number is still unknown. */
  readonly isAfterUnknown: boolean
  /**
   * A Pix is paid by a code that only a created one leads to: as long as none was shown, nobody can have paid it, whatever
   * the operator has made of the request.
   */
  readonly isPaidLater: boolean
}

/**
 * What an answer to a charge says about the money. A refusal counts only on the first send and only with a code
 * that the error catalogue marks as one (`chargeRefusal`); a 429 comes from before the charge.
 */
export function classifyCharge<T>(
  answer: Answer<T>,
  doubt: Doubt,
  isChargeRefusal: (code: number) => boolean,
): ChargeAnswer<T> {
  if (answer.kind === 'ok') return { kind: 'created', data: answer.data }
  if (answer.kind === 'lost') {
    if (answer.why === 'offline' && doubt.isFirstSend) return { kind: 'offline' }
    return { kind: doubt.isPaidLater ? 'unanswered' : 'unknown' }
  }
  if (doubt.isAfterUnknown && ECHO_CODES.includes(answer.code)) return { kind: 'unknown' }
  if (!isRefusal(answer, doubt, isChargeRefusal)) return { kind: doubt.isPaidLater ? 'unanswered' : 'unknown' }
  return { kind: 'refused', code: answer.code, ...(answer.text === undefined ? {} : { text: answer.text }) }
}

function isRefusal({ status, code }: Refused, doubt: Doubt, isChargeRefusal: (code: number) => boolean): boolean {
  if (status < 400 || status >= 500 || UNDECIDED_STATUS.includes(status)) return false
  if (!doubt.isFirstSend && !doubt.isPaidLater) return false
  return status === 429 || isChargeRefusal(code)
}

/** Whether a polled NOK means that nothing was charged (not authorized), rather than charged and to be refunded. */
export function isNotAuthorized(code: number | undefined): boolean {
  return code !== undefined && code >= 300 && code <= 308
}
