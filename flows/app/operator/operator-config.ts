import * as z from 'zod/mini'
import type { WalletConfigs } from '../../../runtime/browser/wallets.ts'
import type { ClientName } from '../../../runtime/operator/contract/call.ts'
import { GoneError } from '../../kit/bodies.ts'
import { SECURED } from '../events/events-address.ts'

const base = z.string().check(z.regex(/^(https?:\/\/[^/?#\s]+|\/[\w.-]+)(\/[\w.-]+)*$/))
const secured = z.string().check(z.regex(SECURED))
const redirect = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/))
const bases = z.strictObject({ a: base, b: base, cards: base, brands: base, bins: base, geo: base })

const text = z.string().check(z.minLength(1))
/** The wallets' settings, which the merchant got from Google and its gateway, or from Apple. */
const wallets = z.strictObject({
  googlepay: z.optional(
    z.strictObject({
      environment: z.enum(['TEST', 'PRODUCTION']),
      merchantId: text,
      merchantName: text,
      gateway: text,
      gatewayMerchantId: text,
    }),
  ),
  /** `validation`: the address of the merchant's server that proves its identity to Apple. */
  applepay: z.optional(z.strictObject({ merchantName: text, validation: base })),
})
/** The schema of an origin as a browser writes it, without a path. */
const origin = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$|^http:\/\/(([a-z]+\.)?localhost|127\.0\.0\.1)(:\d+)?$/))

/** The schema of `/config.json`. A missing value defaults to that of the sandbox. */
const operatorConfig = z.strictObject({
  $comment: z.optional(z.string()),
  bases: z.optional(z.partial(bases)),
  lacks: z.optional(z.array(z.string())),
  omitsHeaders: z.optional(z.array(z.string())),
  keyMemoryMinutes: z.optional(z.number().check(z.gte(0))),
  /** The bridge's page gets card data, so its address has to be https. */
  bridge: z.optional(secured),
  redirects: z.optional(z.array(redirect)),
  wallets: z.optional(wallets),
  partners: z.optional(z.array(origin)),
  longestChargeMs: z.optional(z.int().check(z.minimum(0))),
  /** `events-address.ts` reads it. */
  events: z.optional(secured),
  recordsSessions: z.optional(z.boolean()),
  /** The server and the app read it each by itself: whether releases and variants may be looked at before their time. */
  previews: z.optional(z.boolean()),
  releaseHeader: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]*$/))),
})

/** How the operator is reached. */
export interface OperatorConfig {
  /** Base address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ClientName, string>>
  /** Names of assumed calls that this operator does not have, such as `DELETE /sessions`. */
  readonly lacks: ReadonlySet<string>
  /** Headers that this operator does not allow, in lower case. */
  readonly omitsHeaders: ReadonlySet<string>
  /**
   * How long the operator repeats its first answer to a request with the same key, before any other check. 0 if it never does,
   * or if the key is not sent.
   */
  readonly keyMemoryMs: number
  /** The page of the card gateway's bridge (3-D Secure). */
  readonly bridge: string
  /** The sites that may be opened to authorize a payment, such as `https://bank.example`. This origin is always allowed. */
  readonly redirects: readonly string[]
  /** The wallets that are offered. */
  readonly wallets: WalletConfigs
  /** The sites that may frame the app, and are notified of a recharge's status. */
  readonly partners: readonly string[]
  /** How long a charge may take, in ms, from when a device sent its bytes until the history lists it. */
  readonly longestChargeMs: number
  /** Whether each tab records its session in the tab's storage, as a trace that the workshop replays. */
  readonly recordsSessions: boolean
  /** The header that names the release, and the arm of a trial, of each charge; undefined if none does. */
  readonly releaseHeader: string | undefined
}

const CONFIG = '/config.json'
const KEY_HEADER = 'idempotency-key'
/** How long the contract requires an operator to remember a key. */
const KEY_MEMORY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

/** The config of an operator on the app's own origin, such as the sandbox that `npm start` serves. */
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
  redirects: [],
  wallets: {},
  partners: [],
  longestChargeMs: 300_000,
  recordsSessions: false,
  releaseHeader: undefined,
}

/** Reads `/config.json`. Without one, returns the operator of the same origin. Throws for an invalid config. */
export async function readOperatorConfig(fetchBody: (path: string) => Promise<unknown>): Promise<OperatorConfig> {
  const said = await fetchBody(CONFIG).catch((error: unknown) => {
    if (error instanceof GoneError) return {}
    throw error
  })
  const config = z.parse(operatorConfig, said)
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
    redirects: redirects ?? [],
    wallets,
    partners,
    longestChargeMs: config.longestChargeMs ?? besideTheApp.longestChargeMs,
    recordsSessions: config.recordsSessions ?? besideTheApp.recordsSessions,
    releaseHeader: config.releaseHeader,
  }
}
