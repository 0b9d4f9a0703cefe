import { type Clock, wait } from '../../clock.ts'
import type { Answer } from '../answer.ts'
import { isNotAuthorized } from './classify.ts'

/** The body of the operator's answer to the status call. */
export interface StatusBody {
  readonly status: string
  readonly nsu: string | null
  readonly date?: string | undefined
  readonly code?: number | undefined
}

/** The state of a recharge. */
export type Standing =
  | { readonly kind: 'paid'; readonly nsu: string; readonly date: string | undefined }
  /** The customer was charged and the recharge was not delivered. The operator returns the money. */
  | { readonly kind: 'refunding' }
  /** The charge was not authorized, so the customer keeps the money. */
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'pending' }

export type Ended = Exclude<Standing, { readonly kind: 'pending' }>

const CALLS = 5
const EVERY_MS = 3_000
const NOT_SETTLED = 404
const NEVER = 422

interface PollOptions {
  readonly ask: (signal: AbortSignal) => Promise<Answer<StatusBody>>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Resolves when the page is visible, because a hidden page does not poll. */
  readonly whenVisible: (signal: AbortSignal) => Promise<void>
  /** Returns whether to read the status again after an answer without a final status. */
  readonly goesOn: (answer: Answer<StatusBody>) => boolean
  readonly calls?: number
  readonly everyMs?: number
}

/**
 * Reads the recharge's status up to 5 times, by default 3 s after the previous answer. Returns the first definite
 * result.
 */
export async function pollStatus(options: PollOptions): Promise<Standing> {
  const { ask, clock, signal, whenVisible, goesOn, calls = CALLS, everyMs = EVERY_MS } = options
  let delayMs = everyMs
  for (let call = 0; call < calls; call += 1) {
    await wait(clock, delayMs, signal)
    await whenVisible(signal)
    if (signal.aborted) break
    const answer = await ask(signal)
    const standing = standingOf(answer)
    if (standing.kind !== 'pending' || !goesOn(answer)) return standing
    delayMs = Math.max(everyMs, answer.kind === 'refused' ? (answer.retryAfterMs ?? 0) : 0)
  }
  return { kind: 'pending' }
}

/**
 * Returns whether the answer means that the recharge is not paid yet. An error with another code, or an unknown status,
 * does not mean that.
 */
export function isUnpaid(answer: Answer<StatusBody>): boolean {
  if (answer.kind === 'refused') return answer.status === NOT_SETTLED || answer.status === NEVER
  return answer.kind === 'ok' && answer.data.status === 'PENDING'
}

/**
 * Returns the state of the recharge. Only an answer with a status can end the recharge. After any other answer, the
 * recharge is pending.
 */
export function standingOf(answer: Answer<StatusBody>): Standing {
  if (answer.kind !== 'ok') return { kind: 'pending' }
  const { status, nsu, date, code } = answer.data
  if (status === 'OK' && nsu !== null && nsu !== '') return { kind: 'paid', nsu, date }
  if (status !== 'NOK') return { kind: 'pending' }
  return code !== undefined && isNotAuthorized(code) ? { kind: 'refused', code } : { kind: 'refunding' }
}
