import type { CallName } from '../../runtime/operator/contract/table.ts'
import { isFaultName, plantFault } from '../../sandbox/faults.ts'
import { seedCustomers } from '../../sandbox/seed/seed.ts'
import { type Operator, openOperator } from '../../sandbox/testing/operator.ts'
import { FakeClock } from '../runtime/fake-clock.ts'
import type { Fault, Setup } from './command.ts'
import { DeviceStorage } from './device-storage.ts'
import { MemoryCarrier } from './memory-carrier.ts'
import { Random } from './random.ts'
import { type Secrets, usualSecrets } from './secrets.ts'
import { SocketCarrier, type SocketServer } from './socket-carrier.ts'
import type { Site } from './sources.ts'
import { START } from './start.ts'
import { Wire } from './wire.ts'

const DEVICE_ID = 'device-of-the-walk'
/** Customers with every payment method, and without limits that would refuse many recharges. */
export const PEOPLE = { first: '85992221155', lightblue: '48993330456', second: '11987654321' } as const

/** A device, an operator and the network between them. The clock advances only when the walk advances it. */
export interface World {
  readonly site: Site
  readonly setup: Setup
  readonly secrets: Secrets
  /** Whether the app records its session as a trace. */
  readonly isRecorded: boolean
  /** The events that the pages have sent, as JSON. */
  readonly events: string[]
  readonly clock: FakeClock
  readonly trueMs: () => number
  readonly operator: Operator
  readonly wire: Wire
  readonly device: DeviceStorage
  readonly random: Random
  /** Stops the clock until the work is done, so the work must not wait for a timer. */
  readonly hold: <T>(work: Promise<T>) => Promise<T>
  /** The release that a page loads. */
  release: 'flow' | 'next'
}

/** Only these customers are created, because creating all seed customers would take a fifth of a walk's time. */
const seeds = seedCustomers.filter(({ msisdn }) => Object.values<string>(PEOPLE).includes(msisdn))
const waysToPay = ['pix', 'credit', 'debit', 'cef_debit', 'pisp', 'mercado_pago', 'googlepay', 'applepay']
const noLimits = { customer_daily_spending_limit: 0 }

/**
 * Opens the simulated environment of a walk: an operator, a network, a device and a clock. With `server`, requests go
 * through its socket. Otherwise they stay in memory. With `secrets`, the customer types these values, and the app
 * records its session and sends events.
 */
export function openWorld(site: Site, setup: Setup, seed: number, server?: SocketServer, secrets?: Secrets): World {
  const clock = new FakeClock(START + setup.aheadMs)
  const random = new Random(seed)
  let passedMs = 0
  let held = 0
  /** Lets the clock advance while the work waits for a timer. */
  const rest = <T>(work: Promise<T>): Promise<T> => {
    held += 1
    return work.finally(() => {
      held -= 1
    })
  }
  const { msisdnOf, nameOf, chance } = secrets ?? usualSecrets
  const byChance = chance === undefined ? random : new Random(seed + chance)
  const operator = openOperator({
    seeds: seeds.map(one => ({ ...one, msisdn: msisdnOf(one.msisdn), name: nameOf(one.name) })),
    settings: {
      pixReadyMs: 500,
      listsPending: setup.listsPending,
      requestsPerMinute: 1_000_000,
      smsPerNumber: 10_000,
      smsPerDevice: 10_000,
    },
    chance: { fill: bytes => void bytes.set(Array.from(bytes, () => byChance.between(0, 255))) },
    wait: ms => rest(new Promise<void>(resolve => clock.afterElsewhere(ms, resolve))),
    report: error => {
      throw error
    },
  })
  clock.onPass(ms => {
    passedMs += ms
    operator.pass(ms)
  })
  const trueMs = (): number => passedMs
  const plant = (call: CallName, { name, ...fault }: Fault): void =>
    void (isFaultName(name) && plantFault(operator.world, { call, fault: name, times: 1, ...fault }))
  const operate = (request: Request): Response | Promise<Response> => operator.app.fetch(request)
  if (server !== undefined) server.app = operate
  const carrier =
    server === undefined
      ? new MemoryCarrier({
          operator: operate,
          clock,
          slow: (call, delayMs) => plant(call, { name: 'delay', delayMs }),
          rest,
        })
      : new SocketCarrier(server.url, plant)
  const wire = new Wire({ carrier, clock, trueMs, latencyMs: setup.latencyMs, resends: setup.resends })
  let holding = 0
  clock.standStillWhile(() => wire.underway > held || holding > 0)
  const hold = async <T>(work: Promise<T>): Promise<T> => {
    holding += 1
    return work.finally(() => {
      holding -= 1
    })
  }
  const device = new DeviceStorage(clock)
  device.values.set('recarrega.device', DEVICE_ID)
  for (const msisdn of Object.values(PEOPLE)) openAllWays(operator, msisdnOf(msisdn), setup)
  const isRecorded = secrets !== undefined
  return {
    site,
    setup,
    secrets: secrets ?? usualSecrets,
    isRecorded,
    events: [],
    clock,
    trueMs,
    operator,
    wire,
    device,
    random,
    hold,
    release: 'flow',
  }
}

function openAllWays({ world }: Operator, msisdn: string, { bridge, keepsCvv = false }: Setup): void {
  const id = world.store.get('number', msisdn)?.customerId ?? ''
  const customer = world.store.get('customer', id)
  if (customer === undefined) throw new Error(`Nobody has the number ${msisdn}.`)
  const switches = { ...customer.switches, bridge, checkout: true, campaigns: true, paymentMethods: waysToPay }
  const cards = customer.cards.map(card => ({ ...card, keepsCvv }))
  world.store.put('customer', id, { ...customer, cards, switches, limits: { ...customer.limits, ...noLimits } })
}
