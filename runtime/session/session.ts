import { type Clock, withinTime } from '../clock.ts'
import { isRecord } from '../rules/is-record.ts'

/** The storage that the session needs. It is asynchronous, and its answer may never arrive. */
export interface SessionStorage {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}

export interface SessionOptions {
  /** Storage that outlives the tab. It stores the session without its token. */
  readonly device: SessionStorage
  /** Storage that lasts as long as the tab. It stores the token. */
  readonly tab: SessionStorage
  readonly clock: Clock
}

const REHYDRATE_MS = 5_000
const SESSION_KEY = 'recarrega.session'
export const TOKEN_KEY = 'recarrega.token'
/** Key in the tab's storage. Its value is the id of the customer to whom the tab's token belongs. */
const OWNER_KEY = 'recarrega.tokenOwner'

interface Kept {
  readonly msisdn: string | null
  readonly customerId: string | null
}
const nobody: Kept = { msisdn: null, customerId: null }

/** If a stored session has another version, it is ignored. */
const VERSION = 1

/**
 * The logged-in customer. The device stores the number and the customer's id between visits. The tab stores the token.
 * If they are not both read within 5 s, they are ignored.
 */
export class Session {
  private readonly options: SessionOptions
  private kept = nobody
  private currentToken: string | undefined
  private isLate = false
  private isOthers = false

  constructor(options: SessionOptions) {
    this.options = options
  }

  token(): string | undefined {
    return this.currentToken
  }

  msisdn(): string | undefined {
    return this.kept.msisdn ?? undefined
  }

  customerId(): string | undefined {
    return this.kept.customerId ?? undefined
  }

  /**
   * Returns whether another customer has logged in on the device since this tab was used. If so, nothing in this tab
   * belongs to that customer.
   */
  isTaken(): boolean {
    return this.isOthers
  }

  /** Reads the stored session. If the storage takes longer than 5 s, its answer is ignored. */
  async restore(): Promise<void> {
    const { clock, device, tab } = this.options
    const read = async (): Promise<void> => {
      const kept = readKept(await device.get(SESSION_KEY))
      if (this.isLate || kept === undefined) return
      this.kept = kept
      const token = await tab.get(TOKEN_KEY)
      const owner = await tab.get(OWNER_KEY)
      if (this.isLate) return
      this.isOthers = owner !== null && owner !== kept.customerId
      if (kept.msisdn !== null && !this.isOthers) this.currentToken = token ?? undefined
    }
    await withinTime(clock, REHYDRATE_MS, undefined, read)
    this.isLate = true
  }

  async open(session: { token: string; msisdn: string; customerId: string }): Promise<void> {
    const { token, msisdn, customerId } = session
    this.isLate = true
    this.currentToken = token
    this.isOthers = false
    this.kept = { msisdn, customerId }
    const { device, tab } = this.options
    const written = JSON.stringify({ state: this.kept, version: VERSION })
    // An embedded page may be allowed no storage. Its session then ends with the page.
    await Promise.allSettled([
      device.set(SESSION_KEY, written),
      tab.set(TOKEN_KEY, token),
      tab.set(OWNER_KEY, customerId),
    ])
  }

  /**
   * Deletes only this tab's token. If a customer has since logged in in another tab, that customer stays logged in.
   */
  async forgetToken(): Promise<void> {
    const { tab } = this.options
    await Promise.all([tab.remove(TOKEN_KEY), tab.remove(OWNER_KEY)])
  }

  async close(): Promise<void> {
    this.isLate = true
    this.currentToken = undefined
    this.kept = nobody
    // If another customer has logged in on this device meanwhile, the stored session is theirs and stays.
    const left = this.isOthers ? undefined : this.options.device.remove(SESSION_KEY)
    await Promise.allSettled([this.forgetToken(), left])
  }
}

/**
 * Returns the stored session. If it is invalid, returns undefined. Any script of the origin can write to the storage.
 */
function readKept(text: string | null): Kept | undefined {
  const written: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(written) || written.version !== VERSION || !isRecord(written.state)) return undefined
  const { msisdn, customerId } = written.state
  return isText(msisdn) && isText(customerId) ? { msisdn, customerId } : undefined
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
