import { Agent, request } from 'node:http'
import * as z from 'zod/mini'
import type { Call } from '../../../runtime/operator/contract/call.ts'
import { calls } from '../../../runtime/operator/contract/table.ts'
import { requestOf } from '../../../sandbox/testing/operator.ts'

const MSISDN = '11987654321'
const CONNECTIONS = 16

/** A request that is repeated: its path and its token. */
interface Read {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

function readOf(call: Call, params: Readonly<Record<string, string>>, token: string): Read {
  const [path, { headers }] = requestOf(call, { params, token })
  return { path, headers: Object.fromEntries(new Headers(headers)) }
}

const jsonOf = async (response: Response): Promise<unknown> => response.json()

/** Logs a customer in, and returns the read requests that the app sends. Each must get a 200. */
async function openReads(port: number): Promise<readonly Read[]> {
  const origin = `http://127.0.0.1:${port}`
  const opened = await jsonOf(await fetch(`${origin}/sandbox/sessions/${MSISDN}`, { method: 'POST' }))
  const { token } = z.parse(z.object({ token: z.string() }), opened)
  const ask = async <Body, Data>(call: Call<string, Body, Data>, params: Readonly<Record<string, string>>) => {
    const { path, headers } = readOf({ ...call, body: z.unknown() }, params, token)
    return z.parse(call.response, await jsonOf(await fetch(origin + path, { headers })))
  }
  const { id } = await ask(calls.getCustomer, { msisdn: MSISDN })
  const { recharges } = await ask(calls.getRecharges, { msisdn: MSISDN })
  const params = { id, msisdn: MSISDN, cid: 'device', txid: recharges[0]?.id ?? '' }
  const asked = [
    calls.getRechargeValues,
    calls.getCustomer,
    calls.getLastRecharge,
    calls.getRecharges,
    calls.getPaymentMethods,
    calls.getChannelSettings,
    calls.getRechargeStatus,
  ]
  return asked.map(call => readOf({ ...call, body: z.unknown() }, params, token))
}

export interface Load {
  /** Sends `count` requests, one after another on each connection. Returns the number of answers per second. */
  readonly send: (count: number) => Promise<number>
  readonly close: () => void
}

/** Opens connections to the server at this port. They stay open between requests. */
export async function openLoad(port: number): Promise<Load> {
  const reads = await openReads(port)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  const ask = ({ path, headers }: Read) =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, headers, agent }, incoming => {
        if (incoming.statusCode !== 200) reject(new Error(`${path} was answered with ${incoming.statusCode}.`))
        incoming.resume().once('end', resolve).once('error', reject)
      })
      outgoing.once('error', reject).end()
    })

  async function send(count: number): Promise<number> {
    let sent = 0
    const goOn = async () => {
      while (sent < count) {
        const read = reads[sent++ % reads.length]
        if (read) await ask(read)
      }
    }
    const start = performance.now()
    await Promise.all(Array.from({ length: CONNECTIONS }, goOn))
    return count / ((performance.now() - start) / 1000)
  }

  return { send, close: () => agent.destroy() }
}
