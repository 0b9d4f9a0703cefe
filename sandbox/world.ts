import { channelCodes } from '../runtime/rules/channels.ts'
import type { Store } from './store/store.ts'

/** The settings of the sandbox. Times are in ms on the sandbox's clock, which `POST /sandbox/clock` moves. */
export interface Settings {
  /** The time from the creation of a credit recharge until it settles. */
  readonly settleMs: number
  /** The time from the creation of a Pix recharge until its code exists. */
  readonly pixReadyMs: number
  /** The time within which a Pix code can be paid. */
  readonly pixLifeMs: number
  /** The number of status polls after which the late test card settles. */
  readonly latePolls: number
  /** The number of requests that a caller may send in a minute before a 429. */
  readonly requestsPerMinute: number
  /** The highest number of SMS codes in ten minutes, to a number and from a device. */
  readonly smsPerNumber: number
  readonly smsPerDevice: number
  /** In ten minutes, a network address may request SMS codes for at most this many different numbers. */
  readonly smsNumbersPerAddress: number
  /** The network addresses of trusted proxies. The sandbox trusts the `X-Forwarded-For` header of these proxies. */
  readonly trustedProxies: readonly string[]
  readonly sessionLifeMs: number
  /** The calls that the contract assumes but this operator does not have, such as `DELETE /sessions`. */
  readonly lacks: readonly string[]
  /** True if the history lists recharges in progress. */
  readonly listsPending: boolean
  /** The longest time from a charge's start until the history lists it. A fault can make this time longer. */
  readonly longestChargeMs: number
  /** The origins that may frame the product and the page of the card gateway's bridge. */
  readonly partners: readonly string[]
  /** The codes of the channels from which a login may come. */
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
  // This limit is high, because a mobile network sends the requests of thousands of customers from a single address.
  smsNumbersPerAddress: 5_000,
  trustedProxies: [],
  sessionLifeMs: 24 * 3_600_000,
  lacks: [],
  listsPending: true,
  longestChargeMs: 5_000,
  partners: [],
  channels: channelCodes,
}

/** The clock, the store and the randomness that the calls use. Tests pass their own. */
export interface World {
  readonly store: Store
  readonly settings: Settings
  /** Returns the Unix time in ms on the sandbox's clock. */
  now(): number
  /** Returns 32 hex digits that cannot be guessed, for ids, tokens and Pix txids. */
  newId(): string
  /** Returns a random string of this many digits. */
  digits(length: number): string
  /** Returns 1, 2, 3, … for each name. The count survives a reset. */
  next(counter: string): number
}

export interface Chance {
  /** Fills the array with cryptographically random bytes. */
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
      // Each digit takes two bytes, so the bias of 65,536 modulo 10 is under 0.01 %.
      return Array.from({ length }, (_, i) => (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)) % 10).join('')
    },
    next(counter) {
      const value = (store.get('counter', counter)?.value ?? 0) + 1
      store.put('counter', counter, { value })
      return value
    },
  }
}

/** Moves the sandbox's clock forwards or back, and returns its new time. */
export function moveClock(world: World, moveMs: number): number {
  const offset = world.store.get('setting', CLOCK)?.value ?? 0
  world.store.put('setting', CLOCK, { value: offset + moveMs })
  return world.now()
}
