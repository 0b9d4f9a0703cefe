import type { Clock } from '../clock.ts'
import type { Answer } from './answer.ts'
import { askAgain } from './ask-again.ts'
import { type Call, callName, type PathParams } from './contract/call.ts'
import { readAnswer } from './read-answer.ts'
import { encode, headersOf, isOperator, type RequestSettings, urlOf } from './request.ts'

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>
interface FetchInit {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  /** With `keepalive`, the browser sends the request even after the customer left the page. */
  readonly keepalive?: true
  /** With `omit`, the browser sends no cookies. */
  readonly credentials?: 'omit'
}
export interface FetchResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** The reason why the session ended: 1001, it expired; 1002, it is not valid. */
export type SessionEnd = 1001 | 1002

export interface ClientOptions extends RequestSettings {
  readonly fetch: Fetch
  readonly clock: Clock
  readonly isOnline: () => boolean
  readonly token: () => string | undefined
  /** Called when the session has ended: the operator answered a private call with 401, or any call with code 1002. */
  readonly onSessionEnded: (code: SessionEnd) => void
  /** Called with the operator's time from the `Date` header of each answer. */
  readonly onServerTime: (serverMs: number) => void
  /** Names of the assumed calls that this operator does not have. The client does not send them. */
  readonly lacks?: ReadonlySet<string>
  /**
   * Called with the call's name and the unreadable fields, each with what the contract expects. An empty field name
   * means the whole answer.
   */
  readonly onUnread?: (call: string, expected: ReadonlyMap<string, string>) => void
  /** Called with a call that failed without an answer while the browser was online. A timeout does not count. */
  readonly onUnanswered?: (call: Call) => void
}

export interface Input<Path extends string, Body> {
  readonly params: PathParams<Path>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
  /** Sent as `Idempotency-Key`, because the browser itself may send a write twice. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** With `keepalive`, the browser sends the request even after the customer left the page. */
  readonly keepalive?: true
  /** The token of a session that is not open yet. It is sent instead of the current session's token. */
  readonly token?: string
}

export type Send = <Path extends string, Body, Response>(
  call: Call<Path, Body, Response>,
  input: Input<Path, Body>,
) => Promise<Answer<Response>>

/** The answer to a call that the operator does not have. Code 999 means "not available". */
const notAvailable = { kind: 'refused', status: 405, code: 999 } as const

/** Returns a function that sends any call of the contract and parses its answer. It never throws. */
export function createClient(options: ClientOptions): Send {
  const sendOnce = createSender(options)
  return async (call, input) => {
    if (call.assumed && options.lacks?.has(callName(call))) return notAvailable
    return askAgain(call, { clock: options.clock, signal: input.signal }, () => sendOnce(call, input))
  }
}

function createSender(options: ClientOptions): Send {
  return async (call, input) => {
    if (!options.isOnline()) return { kind: 'lost', why: 'offline' }
    const isLeft = (): boolean => input.signal?.aborted === true
    if (isLeft()) return { kind: 'lost', why: 'left' }
    const abort = new AbortController()
    const leave = (): void => abort.abort()
    input.signal?.addEventListener('abort', leave, { once: true })
    let isLate = false
    const token = input.token ?? options.token()
    const stopTimer = options.clock.after(call.timeoutMs, () => {
      isLate = true
      abort.abort()
    })
    try {
      const response = await options.fetch(urlOf(options.bases, call, input), {
        method: call.method,
        headers: headersOf(options, call, input.key, token),
        ...(input.body === undefined ? {} : { body: encode(call, input.body) }),
        signal: abort.signal,
        ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
      })
      const text = await response.text()
      const serverMs = Date.parse(response.headers.get('Date') ?? '')
      const nowMs = Number.isNaN(serverMs) ? options.clock.now() : serverMs
      const answer = readAnswer(call, response, text, nowMs, expected => options.onUnread?.(callName(call), expected))
      // A captive portal may answer instead of the operator, and its `Date` is not the operator's time.
      if (!Number.isNaN(serverMs) && isOperator(call.client) && answer.kind !== 'lost') options.onServerTime(serverMs)
      const end = sessionEnd(call, answer, token)
      // A late answer to an older session must not end the current session.
      if (end !== undefined && token === options.token()) options.onSessionEnded(end)
      return answer
    } catch {
      if (isLeft()) return { kind: 'lost', why: 'left' }
      if (isLate) return { kind: 'lost', why: 'timeout' }
      if (options.isOnline()) options.onUnanswered?.(call)
      return { kind: 'lost', why: 'network' }
    } finally {
      stopTimer()
      input.signal?.removeEventListener('abort', leave)
    }
  }
}

/** If this answer ends the session, returns the reason. Otherwise returns undefined. */
function sessionEnd(call: Call, answer: Answer<unknown>, token: string | undefined): SessionEnd | undefined {
  // A 401 after a request without a token does not mean that a session has ended.
  if (answer.kind !== 'refused' || token === undefined) return undefined
  if (answer.status === 401) return call.who === 'customer' ? 1001 : undefined
  return answer.code === 1002 && isOperator(call.client) ? 1002 : undefined
}
