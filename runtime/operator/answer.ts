/** The result of a call. A call never throws, because the customer can react to each of these results. */
export type Answer<T> =
  | {
      readonly kind: 'ok'
      readonly data: T
      /**
       * Names of the unreadable fields that were left out, in the form that `readAs` returns. If every field was read,
       * there is no such list.
       */
      readonly unread?: readonly string[]
    }
  | Refused
  /**
   * The call got no usable answer. If `offline` is true, nothing was sent. Otherwise the operator may have received the
   * request.
   */
  | { readonly kind: 'lost'; readonly why: 'offline' | 'timeout' | 'network' | 'broken' | 'left' }

export interface Refused {
  readonly kind: 'refused'
  /** HTTP status. */
  readonly status: number
  /**
   * A code of the error catalogue. It is 1001 for a 401 and 1003 for a 429. Otherwise it is the code in the body, or 0.
   */
  readonly code: number
  /**
   * Set if the body is an object with an integer code. Then the operator itself refused the call, and not a proxy in
   * front of it.
   */
  readonly isCoded?: true
  /** The operator's own message, if the app may show it unchanged. */
  readonly text?: string
  /** The wait that the header `Retry-After` demands: 0 to 60,000 ms. */
  readonly retryAfterMs?: number
}

const LONGEST_RETRY_AFTER_MS = 60_000

/** Returns the wait of `Retry-After` (seconds or an HTTP date) in ms, limited to 0–60 s. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs
  if (Number.isNaN(delayMs)) return undefined
  return Math.min(Math.max(delayMs, 0), LONGEST_RETRY_AFTER_MS)
}
