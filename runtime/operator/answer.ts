/** How a call ended. A call never throws: the customer can do something about each of these ends. */
export type Answer<T> =
  | {
      readonly kind: 'ok'
      readonly data: T
      /** Names of the unreadable fields that were left out, as `readAs` names them. Absent if everything was read. */
      readonly unread?: readonly string[]
    }
  | Refused
  /** No usable answer arrived. Only after `offline` is it certain that nothing was sent. */
  | { readonly kind: 'lost'; readonly why: 'offline' | 'timeout' | 'network' | 'broken' | 'left' }

export interface Refused {
  readonly kind: 'refused'
  /** HTTP status. */
  readonly status: number
  /** Code of the error catalogue: 1001 for a 401, 1003 for a 429; otherwise the code in the body, or 0. */
  readonly code: number
  /** The body is an object with an integer code: the operator itself refused the call, not a proxy before it. */
  readonly isCoded?: true
  /** The operator's own sentence, if the app may show it unchanged. */
  readonly text?: string
  /** The wait that the header `Retry-After` asks for: 0 to 60,000 ms. */
  readonly retryAfterMs?: number
}

const LONGEST_RETRY_AFTER_MS = 60_000

/** `Retry-After` as seconds or as an HTTP date, clamped to 0–60 s. */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs
  if (Number.isNaN(delayMs)) return undefined
  return Math.min(Math.max(delayMs, 0), LONGEST_RETRY_AFTER_MS)
}
