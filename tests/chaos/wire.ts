import type { Clock } from '../../runtime/clock.ts'
import type { Fetch, FetchResponse } from '../../runtime/operator/client.ts'
import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { callOf } from '../../sandbox/testing/call-of.ts'
import { type Arrived, codeIn, lost } from './arrived.ts'
import type { Fault } from './command.ts'
import { currentRun, type ServiceRun } from './service-runs.ts'

/** A request that a page has sent, with the charges that it caused. */
export interface Sent {
  readonly page: PageLife
  /** The service run that sent the request. It is undefined if the run is unknown, or if no service sent it. */
  readonly run: ServiceRun | undefined
  readonly call: CallName | undefined
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly token: string | undefined
  readonly body: string
  /** Real time of the request, in ms since the walk began. */
  readonly atMs: number
  /** The ids of the charges: one, or two if the request arrived twice and the operator charged for both. */
  readonly charges: string[]
  /** How often the operator received the request. It is more than 1 if the browser sent the request again. */
  copies: number
  /** How the request ended, once for each time that it was sent. */
  readonly fate: string[]
  /** When the page got the answer or stopped waiting, in real ms since the walk began. */
  endedMs: number | undefined
  /** The answer that the page received in the end. */
  got: { readonly status: number; readonly code: number | undefined } | undefined
}

/** A page, from its load to its end. */
export interface PageLife {
  readonly tab: number
  readonly number: number
  isOver: boolean
}

export type Headers = Readonly<Record<string, string>>

/** Sends a copy of a request to the operator, and applies the planned fault, if any. */
export interface Carrier {
  /** Resolves to undefined if the connection broke before the answer began. */
  carry(sent: Sent, headers: Headers, fault: Fault | undefined): Promise<Arrived | undefined>
}

export interface WireOptions {
  readonly carrier: Carrier
  readonly clock: Clock
  readonly trueMs: () => number
  readonly latencyMs: number
  readonly resends: boolean
}

/**
 * The network between the pages of a browser and the operator. It records all requests, and applies the planned faults.
 */
export class Wire {
  readonly sent: Sent[] = []
  isOnline = true
  /** The number of requests that the operator is processing. The clock does not advance in the meantime. */
  underway = 0
  private readonly planted = new Map<CallName, Fault[]>()
  private readonly options: WireOptions
  readonly counts: { [fault: string]: number } = {}

  constructor(options: WireOptions) {
    this.options = options
  }

  plant(names: readonly CallName[], row: readonly Fault[]): void {
    for (const name of names) this.planted.set(name, [...row])
  }

  /** Whether a fault is planned for a request that does not charge. */
  get isReadPlanted(): boolean {
    return [...this.planted].some(([name, row]) => calls[name].effect !== 'charge' && row.length > 0)
  }

  clear(): void {
    this.planted.clear()
  }

  /** Returns the `fetch` of a page. A page that has ended receives no answers. */
  fetchOf(page: PageLife): Fetch {
    return (url, init) => {
      const path = url.replace(/^https?:\/\/[^/]+/, '')
      const { method, headers, body = '', signal } = init
      const sent: Sent = {
        page,
        run: currentRun(),
        call: callOf(method, path),
        method,
        path,
        key: headers['Idempotency-Key'],
        token: headers.Authorization,
        body,
        atMs: this.options.trueMs(),
        charges: [],
        copies: 0,
        fate: [],
        endedMs: undefined,
        got: undefined,
      }
      this.sent.push(sent)
      signal.addEventListener('abort', () => this.end(sent), { once: true })
      return whileListening(this.exchange(sent, headers), page, signal).then(({ status, headers: told, text }) => ({
        status,
        headers: told,
        text: () => whileListening(text(), page, signal),
      }))
    }
  }

  private end(sent: Sent): void {
    sent.endedMs ??= this.options.trueMs()
  }

  private async exchange(sent: Sent, headers: Headers): Promise<FetchResponse> {
    try {
      return await this.exchangeTwice(sent, headers)
    } finally {
      this.end(sent)
    }
  }

  private async exchangeTwice(sent: Sent, headers: Headers): Promise<FetchResponse> {
    await this.pause(this.options.latencyMs / 2)
    if (!this.isOnline) return lost()
    const first = await this.attempt(sent, headers)
    // A browser resends a write if the connection was reused and broke before the answer began.
    const answer = first ?? (this.options.resends ? await this.attempt(sent, headers) : undefined)
    await this.pause(this.options.latencyMs / 2)
    if (answer === undefined || !this.isOnline) return lost()
    // A page that has stopped waiting gets no answer.
    if (answer.body !== undefined && sent.endedMs === undefined)
      sent.got = { status: answer.status, code: codeIn(answer.body) }
    return answer
  }

  /** Sends a copy of the request. Resolves to undefined if the connection broke. */
  private async attempt(sent: Sent, headers: Headers): Promise<Arrived | undefined> {
    const fault = this.take(sent.call)
    sent.fate.push(fault === undefined ? 'well' : nameOf(fault))
    this.underway += 1
    try {
      return await this.options.carrier.carry(sent, headers, fault)
    } finally {
      this.underway -= 1
    }
  }

  private take(call: CallName | undefined): Fault | undefined {
    const row = call === undefined ? undefined : this.planted.get(call)
    const fault = row?.shift()
    if (fault !== undefined) this.counts[fault.name] = (this.counts[fault.name] ?? 0) + 1
    return fault
  }

  private pause(ms: number): Promise<void> {
    return new Promise(resolve => this.options.clock.after(ms, resolve))
  }
}

function nameOf({ name, status, code }: Fault): string {
  return [name, status, code].filter(part => part !== undefined).join(' ')
}

/** Rejects if the page has ended or has aborted the request. The operator still processes the request. */
function whileListening<T>(work: Promise<T>, page: PageLife, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new DOMException('aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(
      value => (page.isOver ? undefined : resolve(value)),
      (error: unknown) => (page.isOver ? undefined : reject(error)),
    )
  })
}
