import { Agent, createServer, request as httpRequest, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../../runtime/operator/contract/table.ts'
import { present, requestOf } from '../testing/operator.ts'
import { createSandboxMiddleware } from './middleware.ts'

const PIX = 'POST /customers/{id}/recharges/async'
const ANA = '11987654321'

let server: Server
let agent: Agent
let origin = ''

beforeEach(async () => {
  const middleware = createSandboxMiddleware()
  server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => void outgoing.writeHead(418).end('the app')),
  )
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})

afterEach(async () => {
  agent.destroy()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

interface Arrived {
  readonly status: number
  readonly text: string
  readonly date: string | undefined
  /** True if the request used a connection that had been used before. */
  readonly reused: boolean
}

/** Sends a request over the only kept-alive connection. It rejects if the answer does not arrive completely. */
function send(path: string, init: RequestInit): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const outgoing = httpRequest(origin + path, { agent, method: init.method ?? 'GET', headers }, incoming => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text += chunk
      })
      incoming.on('error', reject)
      incoming.on('end', () => {
        const { reusedSocket: reused } = outgoing
        resolve({ status: incoming.statusCode ?? 0, text, date: incoming.headers.date, reused })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(typeof init.body === 'string' ? init.body : undefined)
  })
}

const json = (arrived: Arrived): unknown => JSON.parse(arrived.text)
const idOf = (arrived: Arrived) => z.parse(z.object({ id: z.string() }), json(arrived)).id

async function login() {
  const sent = await send(...requestOf(calls.sendSmsToken, { body: { msisdn: ANA } }))
  const { encryptedMsisdn } = z.parse(calls.sendSmsToken.response, json(sent))
  const { code } = z.parse(z.object({ code: z.string() }), json(await send(`/sandbox/sms/${ANA}`, {})))
  const opened = await send(...requestOf(calls.openSession, { body: { encryptedMsisdn, authCode: code } }))
  const { id: token } = z.parse(calls.openSession.response, json(opened))
  const customer = await send(...requestOf(calls.getCustomer, { params: { msisdn: ANA }, token }))
  return { token, customer: z.parse(calls.getCustomer.response, json(customer)) }
}

async function payer() {
  const { token, customer } = await login()
  const card = { token: present(customer.credit_cards?.[1]).token }
  const body = { msisdnRecebedor: ANA, rechargeValueId: 2000, card }
  return () => send(...requestOf(calls.createCreditRecharge, { params: { id: customer.id }, token, key: 'k', body }))
}

const fault = (name: string, times = 1) =>
  send('/sandbox/faults', { method: 'POST', body: JSON.stringify({ call: PIX, fault: name, times }) })

async function charges() {
  const ledger = await send(`/sandbox/ledger?msisdn=${ANA}`, {})
  return z.parse(z.object({ charges: z.array(z.object({ id: z.string() })) }), json(ledger)).charges.map(one => one.id)
}

test('if the connection drops after a charge, a repeat with the same idempotency key returns that charge', async () => {
  const pay = await payer()
  await fault('drop-after-commit')
  await expect(pay()).rejects.toMatchObject({ code: 'ECONNRESET' })
  const ids = await charges()
  expect(ids).toHaveLength(1)
  const again = await pay()
  expect([again.status, idOf(again)]).toEqual([201, ids[0]])
  expect(await charges()).toEqual(ids)
})

test('if the connection drops twice and the browser repeats the request, one charge is made', async () => {
  const pay = await payer()
  await fault('drop-after-commit', 2)
  await expect(pay()).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(pay()).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect((await pay()).status).toBe(201)
  expect(await charges()).toHaveLength(1)
})

test('if the connection drops before the charge, no answer arrives and nothing is charged', async () => {
  const pay = await payer()
  await fault('drop-before')
  await expect(pay()).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await charges()).toEqual([])
})

test('even if only half of the operator’s answer arrives, the charge was made', async () => {
  const pay = await payer()
  await fault('half-body')
  await expect(pay()).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await charges()).toHaveLength(1)
})

test('a complete answer leaves the connection open for the next request', async () => {
  const pay = await payer()
  const paid = await pay()
  expect([paid.status, paid.reused]).toEqual([201, true])
  expect(Math.abs(Date.parse(paid.date ?? '') - Date.now())).toBeLessThan(5000)
})

test('the sandbox’s middleware answers its own paths, and leaves all paths of the app to the app', async () => {
  for (const path of ['/', '/web/login', '/sandbox/seed.ts', '/sandboxes', '/operator'])
    expect((await send(path, {})).status, path).toBe(418)
  for (const path of [
    '/sandbox',
    '/sandbox/',
    '/sandbox/ledger',
    '/sandbox/events',
    '/sandbox/elsewhere/x',
    '/operator/geo/json',
    '/operator/nope',
  ])
    expect((await send(path, {})).status, path).not.toBe(418)
})
