import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Clock } from '../clock.ts'

/** Storage as the session needs it: asynchronous, and never trusted to answer. */
export interface SessionStorage {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

export interface SessionOptions {
  /** Outlives the tab: the session without its token. */
  readonly device: SessionStorage
  /** Lives as long as the tab: the token. */
  readonly tab: SessionStorage
  readonly clock: Clock
}

const REHYDRATE_MS = 5_000
const SESSION_KEY = 'recarrega.session'
const TOKEN_KEY = 'recarrega.token'
/** In the tab: the id of the customer whose token it has. */
const OWNER_KEY = 'recarrega.tokenOwner'

interface Kept {
  readonly msisdn: string | null
  readonly customerId: string | null
}
const nobody: Kept = { msisdn: null, customerId: null }

/**
 * Who is logged in. The number and the customer's id are kept between visits, the token only in the tab; both are
 * read back within 5 s or not at all.
 */
export class Session {
  private readonly options: SessionOptions
  private readonly store
  private currentToken: string | undefined
  private isLate = false
  private isOthers = false

  constructor(options: SessionOptions) {
    this.options = options
    this.store = createStore<Kept>()(
      persist(() => nobody, {
        name: SESSION_KEY,
        version: 1,
        skipHydration: true,
        storage: {
          getItem: async name => JSON.parse((await options.device.get(name)) ?? 'null'),
          // An embedded page has no storage: its session lives as long as the page.
          setItem: (name, value) => options.device.set(name, JSON.stringify(value)).catch(() => undefined),
          removeItem: name => options.device.remove(name),
        },
        merge: (saved, current) => (isKept(saved) && !this.isLate ? saved : current),
      }),
    )
  }

  token(): string | undefined {
    return this.currentToken
  }

  msisdn(): string | undefined {
    return this.store.getState().msisdn ?? undefined
  }

  customerId(): string | undefined {
    return this.store.getState().customerId ?? undefined
  }

  /** Whether somebody else has logged in on the device since this tab was last looked at: nothing in it is theirs. */
  isTaken(): boolean {
    return this.isOthers
  }

  /** Reads back what was kept. A storage that takes longer than 5 s is left alone, its late answer included. */
  async restore(): Promise<void> {
    const { clock, tab } = this.options
    await new Promise<void>(resolve => {
      const stop = clock.after(REHYDRATE_MS, () => {
        this.isLate = true
        resolve()
      })
      const done = (): void => {
        stop()
        resolve()
      }
      const read = async (): Promise<void> => {
        await this.store.persist.rehydrate()
        const token = await tab.get(TOKEN_KEY)
        const owner = await tab.get(OWNER_KEY)
        if (this.isLate || this.msisdn() === undefined) return
        this.isOthers = owner !== null && owner !== this.customerId()
        this.currentToken = this.isOthers ? undefined : (token ?? undefined)
      }
      read().then(done, done)
    })
  }

  async open(session: { token: string; msisdn: string; customerId: string }): Promise<void> {
    const { token, msisdn, customerId } = session
    this.isLate = true
    this.currentToken = token
    this.store.setState({ msisdn, customerId })
    const { tab } = this.options
    await Promise.allSettled([tab.set(TOKEN_KEY, token), tab.set(OWNER_KEY, customerId)])
  }

  /** Of this tab alone: whoever has logged in elsewhere since stays so. */
  async forgetToken(): Promise<void> {
    const { tab } = this.options
    await Promise.all([tab.remove(TOKEN_KEY), tab.remove(OWNER_KEY)])
  }

  async close(): Promise<void> {
    this.isLate = true
    this.currentToken = undefined
    this.store.setState(nobody)
    await Promise.allSettled([this.forgetToken(), this.options.device.remove(SESSION_KEY)])
  }
}

/** Storage is anybody's to write. */
function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('msisdn' in value) || !('customerId' in value)) return false
  return [value.msisdn, value.customerId].every(one => one === null || typeof one === 'string')
}
