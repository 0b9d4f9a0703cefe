import { type Clock, withinTime } from '../clock.ts'
import { isRecord } from '../rules/is-record.ts'

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
/** In the tab. */
export const TOKEN_KEY = 'recarrega.token'
/** In the tab: the id of the customer whose token it has. */
const OWNER_KEY = 'recarrega.tokenOwner'

interface Kept {
  readonly msisdn: string | null
  readonly customerId: string | null
}
const nobody: Kept = { msisdn: null, customerId: null }

/** Another version's session is nobody's. */
const VERSION = 1

/**
 * Who is logged in. The number and the customer's id are kept between visits, the token only in the tab; both are
 * read back within 5 s or not at all.
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

  /** Whether somebody else has logged in on the device since this tab was last looked at: nothing in it is theirs. */
  isTaken(): boolean {
    return this.isOthers
  }

  /** Reads back what was kept. A storage that takes longer than 5 s is left alone, its late answer included. */
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
    // An embedded page has no storage: its session lives as long as the page.
    await Promise.allSettled([
      device.set(SESSION_KEY, written),
      tab.set(TOKEN_KEY, token),
      tab.set(OWNER_KEY, customerId),
    ])
  }

  /** Of this tab alone: whoever has logged in elsewhere since stays so. */
  async forgetToken(): Promise<void> {
    const { tab } = this.options
    await Promise.all([tab.remove(TOKEN_KEY), tab.remove(OWNER_KEY)])
  }

  async close(): Promise<void> {
    this.isLate = true
    this.currentToken = undefined
    this.kept = nobody
    // What the device keeps is that of who has logged in since.
    const left = this.isOthers ? undefined : this.options.device.remove(SESSION_KEY)
    await Promise.allSettled([this.forgetToken(), left])
  }
}

/** Storage is anybody's to write. */
function readKept(text: string | null): Kept | undefined {
  const written: unknown = JSON.parse(text ?? 'null')
  if (!isRecord(written) || written.version !== VERSION || !isRecord(written.state)) return undefined
  const { msisdn, customerId } = written.state
  return isText(msisdn) && isText(customerId) ? { msisdn, customerId } : undefined
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
