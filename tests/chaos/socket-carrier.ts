import { createServer, type Server } from 'node:http'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { isFaultName } from '../../sandbox/faults.ts'
import { createNodeListener } from '../../sandbox/server/node-wire.ts'
import { type Arrived, answered, halved, unreadable } from './arrived.ts'
import type { Fault } from './command.ts'
import type { Carrier, Sent, Headers as SentHeaders } from './wire.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** A server on a real network socket, which serves one sandbox after another. */
export interface SocketServer {
  readonly url: string
  readonly close: () => void
  /** The sandbox that the server currently serves. */
  app: Fetch
}

export async function openSocketServer(): Promise<SocketServer> {
  const served: { app: Fetch } = { app: () => new Response(null, { status: 404 }) }
  const listener = createNodeListener(request => served.app(request))
  const server: Server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(served, { url: `http://127.0.0.1:${address.port}`, close })
}

/** Sends requests through a network socket to a sandbox. The sandbox itself produces the planned faults. */
export class SocketCarrier implements Carrier {
  private readonly url: string
  private readonly plant: (call: CallName, fault: Fault & { readonly name: string }) => void

  constructor(url: string, plant: (call: CallName, fault: Fault) => void) {
    this.url = url
    this.plant = plant
  }

  async carry(sent: Sent, headers: SentHeaders, fault: Fault | undefined): Promise<Arrived | undefined> {
    const { method, path, body, call } = sent
    if (fault !== undefined && call !== undefined && isFaultName(fault.name)) this.plant(call, fault)
    const init = { method, headers, ...(body === '' ? {} : { body }) }
    const response = await fetch(`${this.url}${path}`, init).catch(() => undefined)
    if (response === undefined) return undefined
    sent.copies += 1
    sent.fate.push(String(response.status))
    const text = await response.text().catch(() => undefined)
    if (text === undefined) return halved(answered(response.status, '', response.headers))
    const answer = answered(response.status, text, response.headers)
    return fault?.name === 'unreadable' ? unreadable(answer) : answer
  }
}
