import type { Fetch } from '../../runtime/operator/client.ts'
import { wireFault } from '../../sandbox/wire.ts'

type FetchInit = Parameters<Fetch>[1]
type FetchResponse = Awaited<ReturnType<Fetch>>

/** A request that a page has sent. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly atMs: number
}

/** Returns the response to a request, or rejects. `pass` forwards the request to the operator. */
export type Responder = (pass: () => Promise<FetchResponse>) => Promise<FetchResponse>

interface Plan {
  readonly wanted: string
  readonly respond: Responder
  left: number
}

export function respond(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): FetchResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status, headers: new Headers(headers), text: async () => text }
}

/** The network between a page and the in-memory sandbox. It records requests, and fails as planned. */
export class Network {
  readonly sent: Sent[] = []
  isOnline = true
  private plans: readonly Plan[] = []
  private readonly operator: (request: Request) => Response | Promise<Response>
  private readonly now: () => number

  constructor(operator: (request: Request) => Response | Promise<Response>, now: () => number) {
    this.operator = operator
    this.now = now
  }

  /** Plans this response for the next `times` requests whose `METHOD /path` contains `wanted`. */
  plan(wanted: string, respond: Responder, times = 1): void {
    this.plans = [...this.plans, { wanted, respond, left: times }]
  }

  to(wanted: string): readonly Sent[] {
    return this.sent.filter(({ method, path }) => `${method} ${path}`.includes(wanted))
  }

  readonly fetch: Fetch = (url, init) => {
    const { method, headers, body = '' } = init
    const path = url.replace('http://operator', '')
    this.sent.push({ method, path, headers, body, atMs: this.now() })
    const plan = this.plans.find(({ wanted, left }) => left > 0 && `${method} ${path}`.includes(wanted))
    if (plan !== undefined) plan.left -= 1
    const pass = (): Promise<FetchResponse> => this.pass(url, init)
    const { signal } = init
    const answer = untilAborted(plan === undefined ? pass() : plan.respond(pass), signal)
    return answer.then(({ status, headers, text }) => ({ status, headers, text: () => untilAborted(text(), signal) }))
  }

  private async pass(url: string, { method, headers, body, signal }: FetchInit): Promise<FetchResponse> {
    const request = new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
    const response = await this.operator(request)
    const text = await response.text()
    const fault = wireFault(response)
    if (fault === 'drop') throw new TypeError('Failed to fetch')
    const arrived = fault === 'half-body' ? text.slice(0, text.length / 2) : text
    return { status: response.status, headers: response.headers, text: async () => arrived }
  }
}

/** Rejects when the page stops waiting. The operator still processes the request. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject)
  })
}

export const neverAnswers: Responder = () => new Promise(() => undefined)
/** The connection breaks before the operator receives the request. */
export const dropped: Responder = () => Promise.reject(new TypeError('Failed to fetch'))
/** The operator does the work, but its answer is lost. */
export const lostAfterwards: Responder = async pass => {
  await pass()
  throw new TypeError('Failed to fetch')
}
/**
 * The connection breaks before the answer begins. The browser resends the POST by itself, and the page gets one answer.
 */
export const resentByBrowser: Responder = pass => pass().catch(() => pass())
export const answers =
  (...answer: Parameters<typeof respond>): Responder =>
  async () =>
    respond(...answer)
