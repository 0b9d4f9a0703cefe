import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '../runtime/operator/contract/table.ts'
import { createSandboxMiddleware } from './server/middleware.ts'
import { createNodeListener } from './server/node-wire.ts'
import { serve } from './server/serve.ts'
import { requestOf } from './testing/operator.ts'
import type { Settings } from './world.ts'

type Sent = Readonly<Record<string, string>>

/** Returns the headers in which proxies send a client's address. A client can forge all of them. */
const forged = (i: number): Sent => {
  const address = `203.0.113.${i}`
  return {
    'x-forwarded-for': address,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    peer: address,
    deviceid: `device-${i}`,
  }
}

/** Sends a request over its own connection, and returns the status. */
function send(port: number, [path, { method, headers, body }]: [string, RequestInit], more: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { ...Object.fromEntries(new Headers(headers)), ...more }
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, incoming => {
      incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0))
    })
    outgoing.once('error', reject).end(typeof body === 'string' ? body : undefined)
  })
}

const sms = (i: number) => requestOf(calls.sendSmsToken, { body: { msisdn: `1197654${String(i).padStart(4, '0')}` } })

async function statusesAt(port: number): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await send(port, sms(i), forged(i)))
  return statuses
}

async function statusesAtServer(settings: Partial<Settings>): Promise<number[]> {
  const clientDir = mkdtempSync(join(tmpdir(), 'peer-'))
  writeFileSync(join(clientDir, 'index.html'), '')
  const served = await serve({ clientDir, port: 0, settings })
  if (served.kind === 'failed') throw new Error(served.message)
  const statuses = await statusesAt(served.port)
  await served.close()
  rmSync(clientDir, { recursive: true })
  return statuses
}

test('the built server limits clients by the IP address of their connection, whatever address their headers claim', async () => {
  expect(await statusesAtServer({ smsNumbersPerAddress: 3 })).toEqual([200, 200, 200, 429])
})

test.each([
  ['this host', '127.0.0.1', [200, 200, 200, 200]],
  ['another host', '192.0.2.1', [200, 200, 200, 429]],
])(
  'the server uses the client’s IP address from a proxy’s header only if it trusts the proxy; here it trusts %s',
  async (_, proxy, statuses) => {
    expect(await statusesAtServer({ smsNumbersPerAddress: 3, trustedProxies: [proxy] })).toEqual(statuses)
  },
)

test('the development server limits clients by the IP address of their connection, whatever address their headers claim', async () => {
  const middleware = createSandboxMiddleware({ settings: { smsNumbersPerAddress: 3, requestsPerMinute: 4 } })
  const server = createServer((incoming, outgoing) => middleware(incoming, outgoing, () => outgoing.end()))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await statusesAt(port)).toEqual([200, 200, 200, 429])
  expect(await send(port, requestOf(calls.getChannelSettings, {}), forged(9))).toBe(429)
  await new Promise(resolve => server.close(resolve))
})

test('if a client disconnects before the answer, its request is still counted', async () => {
  const peers: unknown[] = []
  const listener = createNodeListener((_, { peer }) => {
    peers.push(peer)
    return new Response()
  })
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/hangs-up') incoming.socket.destroy()
    void listener(incoming, outgoing)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await send(port, ['/', { method: 'GET' }], {})
  await send(port, ['/hangs-up', { method: 'GET' }], {}).catch(() => undefined)
  expect(peers).toEqual(['127.0.0.1', 'gone'])
  await new Promise(resolve => server.close(resolve))
})
