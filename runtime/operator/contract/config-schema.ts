import * as z from 'zod/mini'
import { SECURED } from '../../rules/secured-address.ts'
import { CARDS } from './cards.ts'
import { expectation } from './expectation.ts'
import { IN_PROGRESS } from './recharge.ts'

/** The calls and the features that an operator may not have. `/config.json` names them in `lacks`. */
export const lackable = [
  'DELETE /sessions',
  'PUT /v3/customers/{msisdn}/',
  'POST /customers/{msisdn}/cards/{token}/confirmation',
  'PUT /customers/{msisdn}/debit_cards/{token}/favorite',
  'DELETE /customers/{msisdn}/cef_cards/{token}',
  'DELETE /customers/{id}/recurrence',
  IN_PROGRESS,
  CARDS,
] as const

const base = z.string().check(z.regex(/^(https?:\/\/[^/?#\s]+|\/[\w.-]+)(\/[\w.-]+)*$/))
const secured = z.string().check(z.regex(SECURED))
const redirect = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/))
const bases = z.strictObject({ a: base, b: base, cards: base, brands: base, bins: base, geo: base })

const text = z.string().check(z.minLength(1))
/** The wallets' settings. The merchant gets them from Google and its payment gateway, or from Apple. */
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
  /** `validation` is the address of the merchant's own server, which proves the merchant's identity to Apple. */
  applepay: z.optional(z.strictObject({ merchantName: text, validation: base })),
})
/** The schema of an origin as browsers write it, without a path. */
const origin = z
  .string()
  .check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$|^http:\/\/(([a-z]+\.)?localhost|127\.0\.0\.1)(:\d+)?$/))

const cents = z.int().check(z.minimum(1))
const gigabytes = z.number().check(z.minimum(0))
/** The operator's own bonus rules. `none` means that no recharge has a bonus. */
const bonus = z.union([
  z.literal('none'),
  z.strictObject({
    labels: z.array(z.strictObject({ fromCents: cents, gb: gigabytes })),
    offers: z.array(
      z.strictObject({
        whenCents: z.array(cents),
        amountCents: cents,
        bonusGb: gigabytes,
        newCustomerBonusGb: z.optional(gigabytes),
        pixBonusGb: gigabytes,
      }),
    ),
  }),
])

/** The schema of `/config.json`. The app, the server and `npm run operator:check` use it. */
const operatorConfig = z.strictObject({
  $comment: z.optional(z.string()),
  bases: z.optional(z.partial(bases)),
  lacks: z.optional(z.array(z.enum(lackable))),
  omitsHeaders: z.optional(z.array(z.string())),
  keyMemoryMinutes: z.optional(z.number().check(z.gte(0))),
  /** The card gateway's page receives card data, so its address must use https. */
  bridge: z.optional(secured),
  bonus: z.optional(bonus),
  redirects: z.optional(z.array(redirect)),
  wallets: z.optional(wallets),
  partners: z.optional(z.array(origin)),
  longestChargeMs: z.optional(z.int().check(z.minimum(0))),
  /** The address to which analytics events are sent. `events-address.ts` reads it. */
  events: z.optional(secured),
  recordsSessions: z.optional(z.boolean()),
  /**
   * Whether releases and variants can be previewed before their start date. The server and the app both read this
   * value.
   */
  previews: z.optional(z.boolean()),
  releaseHeader: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]*$/))),
})

export type Config = z.infer<typeof operatorConfig>

/** Returns the config in the JSON of `/config.json`, or a sentence for each mistake in it. */
export function readConfig(json: unknown): { readonly config: Config } | { readonly faults: readonly string[] } {
  const { data, error } = operatorConfig.safeParse(json)
  return error === undefined ? { config: data } : { faults: error.issues.flatMap(faultsOf) }
}

function faultsOf(issue: z.core.$ZodIssue): readonly string[] {
  const at = issue.path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)
  if (issue.code !== 'unrecognized_keys')
    return [`${at === '' ? 'The config' : `"${at}"`} is not valid. Expected: ${expectation(issue)}.`]
  const place = at === '' ? 'here' : `in "${at}"`
  return issue.keys.map(key => `"${key}" is not a setting ${place}.`)
}
