import { channelCodes } from '../runtime/rules/channels.ts'
import type { Store } from './store/store.ts'

/** Times are milliseconds of the sandbox's clock, which `POST /sandbox/clock` moves. */
export interface Settings {
  /** From the creation of a credit recharge until it settles. */
  readonly settleMs: number
  /** From the creation of a Pix recharge until its code exists. */
  readonly pixReadyMs: number
  /** How long a Pix code can be paid. */
  readonly pixLifeMs: number
  /** Status polls before the test card that settles late does. */
  readonly latePolls: number
  /** Requests a minute from one caller before 429. */
  readonly requestsPerMinute: number
  /** SMS codes in ten minutes: to one number, and from one device. */
  readonly smsPerNumber: number
  readonly smsPerDevice: number
  /** How many different numbers get SMS codes in ten minutes that one network address asks for. */
  readonly smsNumbersPerAddress: number
  /** Network addresses of proxies whose `X-Forwarded-For` the sandbox trusts. */
  readonly trustedProxies: readonly string[]
  readonly sessionLifeMs: number
  /** Assumed calls that this operator lacks, by their names: `DELETE /sessions`. */
  readonly lacks: readonly string[]
  /** Whether the history lists recharges that are still in progress. */
  readonly listsPending: boolean
  /** The longest time that a charge without a fault takes until the history lists it. */
  readonly longestChargeMs: number
  /** Origins that may frame the product, and with it the page of the card gateway's bridge. */
  readonly partners: readonly string[]
  /** Codes of the channels that a login may come from. */
  readonly channels: readonly string[]
}

export const defaultSettings: Settings = {
  settleMs: 1_500,
  pixReadyMs: 0,
  pixLifeMs: 10 * 60_000,
  latePolls: 3,
  requestsPerMinute: 1_200,
  smsPerNumber: 5,
  smsPerDevice: 10,
  // A mobile network sends thousands of customers' requests from one address.
  smsNumbersPerAddress: 5_000,
  trustedProxies: [],
  sessionLifeMs: 24 * 3_600_000,
  lacks: [],
  listsPending: true,
  longestChargeMs: 5_000,
  partners: [],
  channels: channelCodes,
}

/** The clock, the store and the randomness that the calls use: tests pass in their own. */
export interface World {
  readonly store: Store
  readonly settings: Settings
  /** Milliseconds since 1970 on the sandbox's clock. */
  now(): number
  /** Returns 32 hex digits that cannot be guessed, for ids, tokens and Pix txids. */
  newId(): string
  /** A digit string of that length. */
  digits(length: number): string
  /** 1, 2, 3, … for each name; survives a reset. */
  next(counter: string): number
}

export interface Chance {
  /** Fills with cryptographic randomness. */
  readonly fill: (bytes: Uint8Array<ArrayBuffer>) => void
}

const CLOCK = 'clockOffsetMs'

export function createWorld(store: Store, clock: () => number, chance: Chance, settings: Settings): World {
  return {
    store,
    settings,
    now: () => clock() + (store.get('setting', CLOCK)?.value ?? 0),
    newId() {
      const bytes = new Uint8Array(16)
      chance.fill(bytes)
      return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
    },
    digits(length) {
      const bytes = new Uint8Array(length * 2)
      chance.fill(bytes)
      // Two bytes a digit: the bias of 65,536 modulo 10 is under 0.01 %.
      return Array.from({ length }, (_, i) => (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)) % 10).join('')
    },
    next(counter) {
      const value = (store.get('counter', counter)?.value ?? 0) + 1
      store.put('counter', counter, { value })
      return value
    },
  }
}

/** Moves the sandbox's clock, forwards or back; returns its new time. */
export function moveClock(world: World, moveMs: number): number {
  const offset = world.store.get('setting', CLOCK)?.value ?? 0
  world.store.put('setting', CLOCK, { value: offset + moveMs })
  return world.now()
}
