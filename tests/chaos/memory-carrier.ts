import type { Clock } from '../../runtime/clock.ts'
import { type CallName, calls } from '../../runtime/operator/contract/table.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { type Arrived, answered, halved, made, older, unreadable } from './arrived.ts'
import type { Fault } from './command.ts'
import type { Carrier, Sent, Headers as SentHeaders } from './wire.ts'

const LATE_MS = 26_000

export interface MemoryOptions {
  readonly operator: (request: Request) => Response | Promise<Response>
  readonly clock: Clock
  /** Makes the operator's next answer to this call take `delayMs`. */
  readonly slow: (call: CallName, delayMs: number) => void
  /** Lets the clock advance while the work is not done. */
  readonly rest: <T>(work: Promise<T>) => Promise<T>
}

/** Sends requests to a sandbox in the same process, and changes the answers like a faulty network. */
export class MemoryCarrier implements Carrier {
  /** The first answer to each read. The fault `stale` returns it again. */
  private readonly before = new Map<string, Arrived>()
  private readonly options: MemoryOptions

  constructor(options: MemoryOptions) {
    this.options = options
  }

  async carry(sent: Sent, headers: SentHeaders, fault: Fault | undefined): Promise<Arrived | undefined> {
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
      case 'half-body':
        return halved(await deliver())
      case 'delay':
        if (sent.call !== undefined) this.options.slow(sent.call, fault.delayMs ?? LATE_MS)
        return deliver()
      case 'delay-after-commit': {
        const answer = await deliver()
        await this.options.rest(this.pause(fault.delayMs ?? LATE_MS))
        return answer
      }
      case 'twice':
        await deliver()
        return deliver()
      case 'stale':
        return this.before.get(placeOf(sent)) ?? older(await deliver())
      case 'unreadable':
        return unreadable(await deliver())
      default:
        return deliver()
    }
  }

  private async deliver(sent: Sent, headers: SentHeaders): Promise<Arrived> {
    const { method, path, body, call } = sent
    const init = { method, headers, ...(body === '' ? {} : { body }) }
    const response = await this.options.operator(new Request(`http://operator${path}`, init))
    const text = await response.text()
    sent.copies += 1
    sent.fate.push(String(response.status))
    note(sent, response.status, text)
    const answer = answered(response.status, text, response.headers)
    const isRead = call !== undefined && calls[call].effect === 'read'
    if (isRead && !this.before.has(placeOf(sent))) this.before.set(placeOf(sent), answer)
    return answer
  }

  private pause(ms: number): Promise<void> {
    return new Promise(resolve => this.options.clock.after(ms, resolve))
  }
}

function note(sent: Sent, status: number, text: string): void {
  if (sent.call === undefined || calls[sent.call].effect !== 'charge' || status !== 201) return
  const charge: unknown = JSON.parse(text)
  if (isRecord(charge) && typeof charge.id === 'string' && !sent.charges.includes(charge.id))
    sent.charges.push(charge.id)
}

function placeOf({ path, token }: Sent): string {
  return `${token} ${path}`
}
