import { Hono } from 'hono'
import type { ClientName } from '../runtime/operator/contract/call.ts'
import { type CallName, calls } from '../runtime/operator/contract/table.ts'
import { routes } from './calls/routes.ts'
import { createHeldCharges } from './charges/held-charges.ts'
import { createRecent } from './charges/recent.ts'
import { openWorld } from './controls/planting.ts'
import { createLimiter } from './limiter.ts'
import { readOrigin } from './origin.ts'
import { answerCall, type Tools } from './pipeline.ts'
import type { SeedCustomer } from './seed/seed-customer.ts'
import { createMemoryStore } from './store/memory-store.ts'
import type { Store } from './store/store.ts'
import { type Chance, createWorld, defaultSettings, type Settings, type World } from './world.ts'

export interface SandboxOptions {
  /** The store of all documents. By default it is in memory. */
  readonly store?: Store
  /** Returns the current time of the sandbox (Unix time in ms). */
  readonly clock?: () => number
  readonly chance?: Chance
  /** Waits for this time. The delay faults use it. */
  readonly wait?: (ms: number) => Promise<void>
  readonly settings?: Partial<Settings>
  /** If the store is empty, these customers are created. By default, all seeds are created. */
  readonly seeds?: readonly SeedCustomer[]
  /** Called with each error that a handler threw, which is a bug of the sandbox. */
  readonly report?: (error: unknown) => void
}

export interface Sandbox {
  readonly app: Hono
  readonly world: World
  /** Returns the longest charge time, which `/config.json` contains. */
  readonly longestChargeMs: () => number
}

const prefixes: Record<ClientName, string> = {
  a: '/operator/a',
  b: '/operator/b',
  cards: '/operator/cards',
  brands: '/operator/cards',
  bins: '/operator/cards',
  geo: '/operator/geo',
}

/**
 * How many answers to reads are stored. Clients can request any number of different items, such as BINs. If every
 * answer were stored, the memory would fill.
 */
const KEPT_READS = 1000

const realWait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Returns a simulated operator with the seed customers. It runs in Node and, through `app.fetch`, in a browser. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { store = createMemoryStore(), clock = Date.now, wait = realWait, report = console.error } = options
  const chance = options.chance ?? { fill: bytes => void crypto.getRandomValues(bytes) }
  const settings = { ...defaultSettings, ...options.settings }
  const world = createWorld(store, clock, chance, settings)
  openWorld(world, options.seeds)
  const held = createHeldCharges(world, wait)
  const tools: Tools = {
    world,
    wait,
    held,
    admits: createLimiter(settings.requestsPerMinute),
    earlier: createRecent(KEPT_READS),
  }

  const app = new Hono()
  for (const name of Object.keys(calls)) if (isCallName(name)) addRoute(app, tools, name)
  app.notFound(c => c.json({ message: 'no such call' }, 404))
  app.onError((error, c) => {
    report(error)
    return c.json({ message: 'the sandbox has a bug' }, 500)
  })
  return { app, world, longestChargeMs: held.longestMs }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** Adds the route of a call: `/customers/{id}/recharges` becomes `/operator/b/customers/:id/recharges`. */
function addRoute(app: Hono, tools: Tools, name: CallName): void {
  const { client, method, path } = calls[name]
  const route = routes[name]
  const pattern = prefixes[client] + path.replace(/\{(\w+)\}/g, ':$1')
  app.on(method, pattern, c =>
    answerCall(
      tools,
      name,
      route,
      c.req.raw,
      c.req.param(),
      readOrigin(c.req.raw.headers, c.env, tools.world.settings.trustedProxies),
    ),
  )
}
