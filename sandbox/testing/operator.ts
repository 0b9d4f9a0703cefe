import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '../../runtime/operator/contract/call.ts'
import { refusalBody } from '../../runtime/operator/contract/call.ts'
import type { SavedCard } from '../../runtime/operator/contract/customer.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { readAs } from '../../runtime/operator/read-as.ts'
import { createSandbox, type SandboxOptions } from '../app.ts'
import { addControls } from '../controls/controls.ts'
import type { Limits } from '../limits.ts'
import { RELEASE_HEADER } from '../origin.ts'

const START = Date.UTC(2026, 10, 27, 15)

const clientPaths = { a: 'a', b: 'b', cards: 'cards', brands: 'cards', bins: 'cards', geo: 'geo' } as const

export interface Asked<Body> {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly token?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The network address from which the request comes. */
  readonly peer?: string
}

export interface Reply<Data> {
  readonly status: number
  readonly code: number | undefined
  /** The answer in the contract's shape. It is undefined for a refusal. */
  readonly data: Data | undefined
  readonly response: Response
}

export interface Session {
  readonly token: string
  readonly id: string
  readonly msisdn: string
  readonly cards: readonly SavedCard[]
}

const ledgerShape = z.object({
  charges: z.array(
    z.object({
      id: z.string(),
      msisdn: z.string(),
      recipient: z.string(),
      valueCents: z.number(),
      method: z.string(),
      nsu: z.nullable(z.string()),
      status: z.string(),
      at: z.string(),
      key: z.nullable(z.string()),
      release: z.nullable(z.string()),
    }),
  ),
})

/** Returns the URL and the init of a call, for `app.request` and `fetch`. */
export function requestOf<Body>(call: Call<string, Body, unknown>, asked: Asked<Body>): [string, RequestInit] {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => asked.params?.[name] ?? '-')
  const headers = new Headers(asked.headers)
  if (asked.token !== undefined) headers.set('authorization', `customer ${asked.token}`)
  if (asked.key !== undefined) headers.set('idempotency-key', asked.key)

  const form = () => new URLSearchParams(Object.entries(asked.body ?? {}))
  const body = asked.body === undefined ? null : call.encoding === 'form' ? form() : JSON.stringify(asked.body)
  return [`/operator/${clientPaths[call.client]}${path}`, { method: call.method, headers, body }]
}

async function replyOf<Body, Data>(call: Call<string, Body, Data>, response: Response): Promise<Reply<Data>> {
  const text = await response.clone().text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  if (response.ok) return { status: response.status, code: undefined, data: wholeAnswer(call.response, body), response }
  return { status: response.status, code: z.parse(refusalBody, body ?? {}).code, data: undefined, response }
}

/**
 * Returns the answer in the contract's shape. Throws if a field is missing, even an optional one, because the sandbox
 * must send all fields.
 */
function wholeAnswer<Data>(schema: z.ZodMiniType<Data>, body: unknown): Data {
  const { value, unread } = readAs(schema, body)
  if (value === undefined || unread.length > 0) throw new Error(`The sandbox does not send ${unread.join(', ')}.`)
  return value.data
}

/** Returns the value, or fails the test if there is none. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('expected a value')
  return value
}

/** Creates a sandbox whose clock moves only when the test moves it. Returns functions that send requests to it. */
export function openOperator(options: Omit<SandboxOptions, 'clock'> = {}) {
  let now = START
  const { app, world, longestChargeMs } = createSandbox({ ...options, clock: () => now })
  addControls(app, world)

  async function ask<Body, Data>(call: Call<string, Body, Data>, asked: Asked<Body> = {}): Promise<Reply<Data>> {
    return replyOf(call, await app.request(...requestOf(call, asked), { peer: asked.peer }))
  }

  async function control(method: string, path: string, body?: unknown) {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await app.request(`/sandbox${path}`, init)
    const text = await response.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, json }
  }

  return {
    app,
    world,
    longestChargeMs,
    ask,
    control,
    pass: (ms: number) => {
      now += ms
    },
    fault: (call: string, fault: string, more: object = {}) => control('POST', '/faults', { call, fault, ...more }),
    login: (msisdn: string) => login(app, ask, msisdn),
    /** Creates a customer like the named test customer, with these limits, and logs them in. */
    loginLike: async (like: string, limits: Partial<Limits> = {}) => {
      const { json } = await control('POST', '/customers', { like, limits })
      return login(app, ask, z.parse(z.object({ msisdn: z.string() }), json).msisdn)
    },
    ledger: async (msisdn: string) =>
      z.parse(ledgerShape, (await control('GET', `/ledger?msisdn=${msisdn}`)).json).charges,
  }
}

export type Operator = ReturnType<typeof openOperator>

async function codeFor(app: Hono, msisdn: string): Promise<string> {
  const response = await app.request(`/sandbox/sms/${msisdn}`)
  return z.parse(z.object({ code: z.string() }), await response.json()).code
}

async function login(app: Hono, ask: Operator['ask'], msisdn: string): Promise<Session> {
  const sent = await ask(calls.sendSmsToken, { body: { msisdn } })
  const { encryptedMsisdn } = present(sent.data)
  const authCode = await codeFor(app, msisdn)
  const token = present((await ask(calls.openSession, { body: { encryptedMsisdn, authCode } })).data).id
  const customer = present((await ask(calls.getCustomer, { params: { msisdn }, token })).data)
  return { token, id: customer.id, msisdn, cards: present(customer.credit_cards) }
}

/** Returns functions that charge. By default they charge R$ 20 for the customer's own number. */
export function payingFor({ ask }: Operator) {
  interface Options {
    readonly key?: string
    readonly value?: number
    readonly recipient?: string
    readonly as?: string
    readonly channel?: string
    readonly release?: string
  }
  const common = (session: Session, { key, value = 2000, recipient, as, channel, release }: Options) => ({
    asked: {
      params: { id: as ?? session.id },
      token: session.token,
      ...(key !== undefined && { key }),
      headers: {
        ...(channel !== undefined && { channel }),
        ...(release !== undefined && { [RELEASE_HEADER]: release }),
      },
    },
    body: { msisdnRecebedor: recipient ?? session.msisdn, rechargeValueId: value },
  })
  return {
    pix: (session: Session, options: Options = {}) => {
      const { asked, body } = common(session, options)
      return ask(calls.createPixRecharge, { ...asked, body })
    },
    card: (session: Session, card: { token: string; cvv?: string; save?: boolean }, options: Options = {}) => {
      const { asked, body } = common(session, options)
      return ask(calls.createCreditRecharge, { ...asked, body: { ...body, card } })
    },
    status: (session: Session, txid: string) =>
      ask(calls.getRechargeStatus, { params: { id: session.id, cid: 'device', txid }, token: session.token }),
    code: (session: Session, txid: string) =>
      ask(calls.getPixCode, { params: { id: session.id, txid }, token: session.token }),
    tokenize: async (pan: string) => {
      const reply = await ask(calls.tokenizeCard, { body: { pan, month: '12', year: '2030' } })
      return present(reply.data).card.key
    },
  }
}
