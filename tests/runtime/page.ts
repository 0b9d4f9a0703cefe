import { createFactStore, type FactStore } from '../../flows/kit/fact-store.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { Attempts } from '../../runtime/operator/charge/attempts.ts'
import { IN_FLIGHT_KEY } from '../../runtime/operator/charge/in-flight.ts'
import { createClient } from '../../runtime/operator/client.ts'
import { createOperatorTime } from '../../runtime/operator/operator-time.ts'
import { createRecent } from '../../runtime/operator/recent.ts'
import { loadMethods } from '../../runtime/payment/methods.ts'
import { createVault } from '../../runtime/payment/vault.ts'
import type { Context, Service, ServiceAnswer, WalletPort } from '../../runtime/service/service.ts'
import { services } from '../../runtime/services.ts'
import { Session } from '../../runtime/session/session.ts'
import { type Operator, openOperator } from '../../sandbox/testing/operator.ts'
import { holdToItsWord } from './declared.ts'
import { FakeClock } from './fake-clock.ts'
import { FakeStorage } from './fake-storage.ts'
import { Network } from './network.ts'

// Loads the services' code in advance, because importing would take time during a test.
await loadMethods()
await Promise.all(Object.values(services).map(load => load()))

export const ANA = '11987654321'
export const BRUNO = '21998765432'
export const START = Date.UTC(2026, 10, 27, 15)
export const bases = {
  a: 'http://operator/operator/a',
  b: 'http://operator/operator/b',
  cards: 'http://operator/operator/cards',
  brands: 'http://operator/operator/cards',
  bins: 'http://operator/operator/cards',
  geo: 'http://operator/operator/geo',
}

/** The longest time of a charge, as the operator's config contains it. */
export const LONGEST_CHARGE_MS = 300_000

/** A device with its storage, and an operator whose clock follows the device's clock. */
export interface Place {
  readonly operator: Operator
  readonly clock: FakeClock
  readonly device: FakeStorage
  /** Returns how many requests a fault delays until the clock advances. */
  readonly held: () => number
  /** Sends the pages' requests to an operator outside this process. */
  readonly reach?: (request: Request) => Promise<Response>
  /** Whether this operator rejects requests with the header `Idempotency-Key`. */
  readonly omitsKey?: boolean
  readonly chargeHeaders?: Readonly<Record<string, string>>
}

/** How long the contract requires an operator to store idempotency keys. */
export const KEY_MEMORY_MS = 24 * 3_600_000

/** The time until the operator has created a Pix code. It is so long that a page has to wait for the code. */
const PIX_READY_MS = 500

/** Opens a device and an operator. `aheadMs` is how far the device's clock is ahead of the operator's clock. */
export function openPlace(options: { readonly aheadMs?: number } = {}): Place {
  const clock = new FakeClock(START + (options.aheadMs ?? 0))
  let held = 0
  const operator = openOperator({
    settings: { pixReadyMs: PIX_READY_MS, longestChargeMs: LONGEST_CHARGE_MS },
    wait: async ms => {
      held += 1
      await new Promise<void>(resolve => clock.after(ms, resolve))
      held -= 1
    },
  })
  clock.onPass(operator.pass)
  return { operator, clock, device: new FakeStorage(clock), held: () => held }
}

type Wallets = { [T in Parameters<Context['wallet']>[0]]?: WalletPort }

export interface Page extends Place {
  readonly context: Context
  readonly attempts: Attempts
  readonly network: Network
  /** The wallets of the browser. There are none until a test adds one. */
  readonly wallets: Wallets
  readonly session: Session
  readonly facts: FactStore
  readonly know: (facts: FactValues) => void
  readonly look: { isHidden: boolean; show: () => void }
  readonly expiredSessions: () => number
  /**
   * Runs a service to its end while the clock advances. Writes the facts of its answer. If the answer ends a charge,
   * settles the charge. Fails if the facts differ from the declaration of the outcome.
   */
  readonly run: <O extends string>(service: Service<O>, signal?: AbortSignal) => Promise<ServiceAnswer<O>>
  readonly login: (msisdn: string) => Promise<Awaited<ReturnType<Operator['login']>>>
}

/**
 * Returns a page of the app without its screen: the real client, payment attempts, session and vault. `name` is the
 * prefix of the ids that the page generates.
 */
export function openPage(place: Place = openPlace(), name = 'page'): Page {
  const {
    clock,
    operator,
    device,
    omitsKey = false,
    chargeHeaders = {},
    reach = (request: Request) => operator.app.fetch(request),
  } = place
  const network = new Network(reach, clock.now)
  const session = new Session({ device, tab: new FakeStorage(clock), clock })
  const facts = createFactStore()
  const look = visibility()
  const time = createOperatorTime(clock)
  let expiredSessions = 0
  let ids = 0
  const newId = (): string => {
    ids += 1
    return `${name}-${ids}`
  }
  const send = createClient({
    fetch: network.fetch,
    clock,
    bases,
    isOnline: () => network.isOnline,
    omitsHeaders: new Set(omitsKey ? ['idempotency-key'] : []),
    chargeHeaders,
    headers: () => ({ 'App-Version': '1.2.3', Channel: 'web', deviceId: 'device-1' }),
    token: () => session.token(),
    onSessionEnded: () => {
      expiredSessions += 1
      void session.close()
    },
    onServerTime: time.tell,
  })
  const attempts = new Attempts({
    send,
    storage: {
      read: () => device.get(IN_FLIGHT_KEY),
      write: text => device.set(IN_FLIGHT_KEY, text),
      remove: () => device.remove(IN_FLIGHT_KEY),
    },
    newId,
    time,
    deviceId: () => 'device-1',
    keyMemoryMs: omitsKey ? 0 : KEY_MEMORY_MS,
  })
  const wallets: Wallets = {}
  const context: Context = {
    send,
    recent: createRecent(send, clock),
    attempts,
    fact: facts.get,
    vault: createVault(),
    session,
    clock,
    serverNow: time.now,
    onServerTime: time.subscribe,
    today: () => time.now() ?? clock.now(),
    newId,
    deviceId: () => 'device-1',
    whenVisible: look.whenVisible,
    report: () => undefined,
    listsInProgress: true,
    longestChargeMs: async () => operator.longestChargeMs(),
    wallet: async type => wallets[type],
    where: async () => ({ ip: '203.0.113.7', country: 'BR' }),
    secureTokens: new Map(),
    addressOf: path => `https://app.example${path}`,
  }
  return {
    ...place,
    context,
    attempts,
    network,
    wallets,
    session,
    facts,
    know: facts.write,
    look,
    expiredSessions: () => expiredSessions,
    async run(service, signal = new AbortController().signal) {
      const before = facts.all()
      const { settle, ...answer } = await clock.finish(service.run(context, signal))
      facts.write(answer.gives ?? {})
      await settle?.()
      holdToItsWord(service, answer, { before, after: facts.all() })
      return answer
    },
    async login(msisdn) {
      const opened = await operator.login(msisdn)
      // In the app, the answers to the login contain the operator's time. This login sends no request, so the test sets
      // the time.
      time.tell(operator.world.now())
      await session.open({ token: opened.token, msisdn, customerId: opened.id })
      facts.write({ 'session.msisdn': msisdn, 'session.customerId': opened.id, 'session.authenticated': true })
      // In the app, the step after the login reads the history. The test has no step, so it sets the fact for that.
      facts.write({ 'recharge.isRecalled': true })
      return opened
    },
  }
}

function visibility() {
  const waiting = new Set<() => void>()
  const look = {
    isHidden: false,
    show(): void {
      look.isHidden = false
      for (const resolve of waiting) resolve()
    },
    whenVisible(signal: AbortSignal): Promise<void> {
      if (!look.isHidden || signal.aborted) return Promise.resolve()
      return new Promise(resolve => {
        waiting.add(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    },
  }
  return look
}
