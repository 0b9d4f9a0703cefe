import type { Clock } from '../../runtime/clock.ts'
import type { Fetch, FetchResponse } from '../../runtime/operator/client.ts'
import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { callOf } from './call-names.ts'
import type { Fault } from './command.ts'
import { START } from './start.ts'

/** A request as it left a page, and what the operator made of it. */
export interface Sent {
  readonly page: PageLife
  readonly call: CallName | undefined
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly token: string | undefined
  readonly body: string
  /** True time, ms since the walk began. */
  readonly atMs: number
  /** The ids of the charges that it made: one, or two if the operator took two copies for two. */
  readonly charges: string[]
  /** How often the operator got it. */
  copies: number
  /** What became of each copy. */
  readonly fate: string[]
  /** What arrived at the page in the end. */
  got: { readonly status: number; readonly code: number | undefined } | undefined
}

/** The life of one page, from its load to its end. */
export interface PageLife {
  readonly tab: number
  readonly number: number
  isOver: boolean
}

export interface WireOptions {
  readonly operator: (request: Request) => Response | Promise<Response>
  readonly clock: Clock
  readonly trueMs: () => number
  readonly latencyMs: number
  readonly resends: boolean
  /** Has the operator take `delayMs` for the next request of this call. */
  readonly slow: (call: CallName, delayMs: number) => void
}

/** Without a body, what arrives breaks off on the way. */
type Arrived = FetchResponse & { readonly body: string | undefined }
const lost = (): never => {
  throw new TypeError('Failed to fetch')
}

/** The network between the pages of one browser and the operator. It remembers what was sent, and misbehaves as planned. */
export class Wire {
  readonly sent: Sent[] = []
  isOnline = true
  /** Requests that the operator works on now. Time stands still meanwhile. */
  underway = 0
  private readonly planted = new Map<CallName, Fault[]>()
  private readonly before = new Map<string, Arrived>()
  private readonly options: WireOptions
  readonly counts: { [fault: string]: number } = {}

  constructor(options: WireOptions) {
    this.options = options
  }

  plant(names: readonly CallName[], row: readonly Fault[]): void {
    for (const name of names) this.planted.set(name, [...row])
  }

  /** Whether something is still planned to go wrong. */
  get isPlanted(): boolean {
    return [...this.planted.values()].some(row => row.length > 0)
  }

  clear(): void {
    this.planted.clear()
  }

  /** Returns the `fetch` of one page. Nothing reaches a page that is over. */
  fetchOf(page: PageLife): Fetch {
    return (url, init) => {
      const path = url.replace(/^https?:\/\/[^/]+/, '')
      const { method, headers, body = '', signal } = init
      const sent: Sent = {
        page,
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
        got: undefined,
      }
      this.sent.push(sent)
      return whileListening(this.exchange(sent, headers), page, signal).then(({ status, headers: told, text }) => ({
        status,
        headers: told,
        text: () => whileListening(text(), page, signal),
      }))
    }
  }

  private async exchange(sent: Sent, headers: Readonly<Record<string, string>>): Promise<FetchResponse> {
    await this.pause(this.options.latencyMs / 2)
    if (!this.isOnline) return lost()
    const first = await this.attempt(sent, headers)
    // A browser sends a write again whose reused connection was closed before the answer began.
    const answer = first ?? (this.options.resends ? await this.attempt(sent, headers) : undefined)
    await this.pause(this.options.latencyMs / 2)
    if (answer === undefined || !this.isOnline) return lost()
    if (answer.body !== undefined) sent.got = { status: answer.status, code: codeIn(answer.body) }
    return answer
  }

  /** One copy of the request on its way; undefined when its connection was destroyed. */
  private async attempt(sent: Sent, headers: Readonly<Record<string, string>>): Promise<Arrived | undefined> {
    const fault = this.take(sent.call)
    sent.fate.push(
      fault === undefined
        ? 'well'
        : `${fault.name} ${fault.status ?? ''}${fault.code === undefined ? '' : `/${fault.code}`}`.trim(),
    )
    const deliver = () => this.deliver(sent, headers)
    switch (fault?.name) {
      case 'drop-before':
        return undefined
      case 'status':
        return made(fault)
      case 'html-200':
        return answered(200, '<!doctype html><h1>Wi-Fi</h1>', new Headers())
      case 'drop-after-commit':
        await deliver()
        return undefined
      case 'status-after-commit':
        await deliver()
        return made(fault)
      case 'half-body': {
        const { status, headers: told } = await deliver()
        return { status, headers: told, body: undefined, text: async () => lost() }
      }
      case 'delay':
        if (sent.call !== undefined) this.options.slow(sent.call, fault.delayMs ?? 26_000)
        return deliver()
      case 'delay-after-commit': {
        const answer = await deliver()
        await this.pause(fault.delayMs ?? 26_000)
        return answer
      }
      case 'twice':
        await deliver()
        return deliver()
      case 'stale':
        return this.before.get(placeOf(sent)) ?? older(await deliver())
      case 'unreadable': {
        const { status, headers: told, body } = await deliver()
        return answered(status, unreadable(body ?? ''), told)
      }
      default:
        return deliver()
    }
  }

  private take(call: CallName | undefined): Fault | undefined {
    const row = call === undefined ? undefined : this.planted.get(call)
    const fault = row?.shift()
    if (fault !== undefined) this.counts[fault.name] = (this.counts[fault.name] ?? 0) + 1
    return fault
  }

  private async deliver(sent: Sent, headers: Readonly<Record<string, string>>): Promise<Arrived> {
    this.underway += 1
    try {
      const { method, path, body } = sent
      const init = { method, headers, ...(body === '' ? {} : { body }) }
      const response = await this.options.operator(new Request(`http://operator${path}`, init))
      const text = await response.text()
      sent.copies += 1
      sent.fate.push(String(response.status))
      this.note(sent, response.status, text)
      const answer = answered(response.status, text, response.headers)
      if (sent.call !== undefined && calls[sent.call].effect === 'read' && !this.before.has(placeOf(sent)))
        this.before.set(placeOf(sent), answer)
      return answer
    } finally {
      this.underway -= 1
    }
  }

  private note(sent: Sent, status: number, text: string): void {
    if (sent.call === undefined || calls[sent.call].effect !== 'charge' || status !== 201) return
    const made: unknown = JSON.parse(text)
    if (isRecord(made) && typeof made.id === 'string' && !sent.charges.includes(made.id)) sent.charges.push(made.id)
  }

  private pause(ms: number): Promise<void> {
    return new Promise(resolve => this.options.clock.after(ms, resolve))
  }
}

function placeOf({ path, token }: Sent): string {
  return `${token} ${path}`
}

function answered(status: number, body: string, headers: FetchResponse['headers']): Arrived {
  return { status, headers, body, text: async () => body }
}

/** The whole number that a refusal names; undefined for any other answer. */
function codeIn(body: string): number | undefined {
  try {
    const told: unknown = JSON.parse(body)
    return isRecord(told) && typeof told.code === 'number' ? told.code : undefined
  } catch {
    return undefined
  }
}

function made({ status = 500, code }: Fault): Arrived {
  const isUnread = code === undefined && status >= 500
  return answered(status, isUnread ? 'oops' : JSON.stringify(code === undefined ? {} : { code }), new Headers())
}

/** The history as it was before the walk began: none of its charges is in it. */
function older(answer: Arrived): Arrived {
  const told: unknown = answer.status === 200 ? JSON.parse(answer.body ?? 'null') : undefined
  if (!isRecord(told) || !Array.isArray(told.recharges)) return answer
  const recharges = told.recharges.filter(one => isRecord(one) && Date.parse(String(one.date)) < START)
  return answered(answer.status, JSON.stringify({ ...told, recharges }), answer.headers)
}

/** The answer with each of its dates, states and numbers in a shape that nobody can read. */
function unreadable(body: string): string {
  return body.replace(/"(date|created_at|expires_at|status|nsu)":"[^"]*"/g, '"$1":""')
}

/** A page that is over, or has called the request off, hears nothing of it; the operator never learns of that. */
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
