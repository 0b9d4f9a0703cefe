import type { WalletConfigs } from '../../../runtime/browser/wallets.ts'
import type { ClientName } from '../../../runtime/operator/contract/call.ts'
import { readConfig } from '../../../runtime/operator/contract/config-schema.ts'
import { type BonusRules, noBonus } from '../../../runtime/rules/bonus.ts'
import { siteConfig } from '../events/site-config.ts'

/** The settings with which the app reaches the operator. */
export interface OperatorConfig {
  /** Base address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ClientName, string>>
  /** Calls that the app's contract assumes but this operator does not have, such as `DELETE /sessions`. */
  readonly lacks: ReadonlySet<string>
  /** Headers that this operator does not accept, in lower case. */
  readonly omitsHeaders: ReadonlySet<string>
  /**
   * How long the operator repeats its first answer to requests with the same idempotency key, before any other check. 0
   * if the operator never repeats an answer, or if the app does not send the key.
   */
  readonly keyMemoryMs: number
  /** The address of the card gateway's page, which the app loads in an iframe for 3-D Secure. */
  readonly bridge: string
  /**
   * The sites that the app may open to authorize a payment, such as `https://bank.example`. The app's own origin is
   * always allowed.
   */
  readonly redirects: readonly string[]
  /** The operator's bonus rules. Undefined if they are the specification's. */
  readonly bonus: BonusRules | undefined
  /** The wallets that customers can pay with. */
  readonly wallets: WalletConfigs
  /** The partner sites that may show the app in an iframe. The app notifies them of a recharge's status. */
  readonly partners: readonly string[]
  /**
   * The longest time of a charge, in ms: from the moment a device has sent the request until the history contains
   * the charge.
   */
  readonly longestChargeMs: number
  /** Whether each tab records its session in the tab's storage. The workshop can replay this record. */
  readonly recordsSessions: boolean
  /**
   * The name of a header that the app sends with each charge. It contains the release and the arm of an A/B test.
   * Undefined if the app does not send this header.
   */
  readonly releaseHeader: string | undefined
}

const CONFIG = '/config.json'
const KEY_HEADER = 'idempotency-key'
/** The contract requires that an operator remembers an idempotency key for at least this time. */
const KEY_MEMORY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/** The config for an operator on the app's own origin, such as the sandbox that `npm start` serves. */
export const besideTheApp: OperatorConfig = {
  bases: {
    a: '/operator/a',
    b: '/operator/b',
    cards: '/operator/cards',
    brands: '/operator/cards',
    bins: '/operator/cards',
    geo: '/operator/geo',
  },
  lacks: new Set(),
  omitsHeaders: new Set(),
  keyMemoryMs: KEY_MEMORY_MINUTES * MINUTE_MS,
  bridge: '/sandbox/gateway',
  bonus: undefined,
  redirects: [],
  wallets: {},
  partners: [],
  longestChargeMs: 300_000,
  recordsSessions: false,
  releaseHeader: undefined,
}

/** Fetches the config with which the app reaches the operator. Throws for an invalid config. */
export async function fetchOperatorConfig(...asked: Parameters<typeof siteConfig>): Promise<OperatorConfig> {
  return readOperatorConfig(await siteConfig(...asked))
}

/**
 * Returns the config that `/config.json` contains. An empty one is the config for an operator on the same origin. Throws
 * for an invalid config, after it has named each mistake on the console.
 */
export function readOperatorConfig(said: unknown): OperatorConfig {
  const read = readConfig(said)
  if ('faults' in read) {
    for (const fault of read.faults) console.error(`${CONFIG}: ${fault}`)
    throw new Error(`${CONFIG}: ${read.faults.join(' ')}`)
  }
  const { config } = read
  const { bases: given, lacks, redirects, wallets = {}, partners = [] } = config
  const omitsHeaders = new Set(config.omitsHeaders?.map(name => name.toLowerCase()))
  const { keyMemoryMinutes = KEY_MEMORY_MINUTES } = config
  const baseOf = (name: ClientName): string => given?.[name] ?? besideTheApp.bases[name]
  return {
    bases: {
      a: baseOf('a'),
      b: baseOf('b'),
      cards: baseOf('cards'),
      brands: baseOf('brands'),
      bins: baseOf('bins'),
      geo: baseOf('geo'),
    },
    lacks: new Set(lacks),
    omitsHeaders,
    keyMemoryMs: omitsHeaders.has(KEY_HEADER) ? 0 : keyMemoryMinutes * MINUTE_MS,
    bridge: config.bridge ?? besideTheApp.bridge,
    bonus: config.bonus === 'none' ? noBonus : config.bonus,
    redirects: redirects ?? [],
    wallets,
    partners,
    longestChargeMs: config.longestChargeMs ?? besideTheApp.longestChargeMs,
    recordsSessions: config.recordsSessions ?? besideTheApp.recordsSessions,
    releaseHeader: config.releaseHeader,
  }
}
