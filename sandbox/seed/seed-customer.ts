import type { Brand } from '../documents.ts'
import type { Limits } from '../limits.ts'
import type { Quirks } from '../quirks.ts'
import type { SwitchesDocument } from '../service-documents.ts'
import type { Segment } from './profiles.ts'

export interface SeedCard {
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly favorite?: true
  readonly keepsCvv?: true
  /** Set if the customer has not yet confirmed that the card is theirs. */
  readonly isUnconfirmed?: true
  /** Set if the card was added just now, not long ago. */
  readonly isNew?: true
}

interface SeedRecharge {
  readonly daysAgo: number
  readonly valueCents: number
  /** The recharged number; by default the customer's own. */
  readonly recipient?: string
  /** Index of the paying card among the seed's cards; by default the recharge is paid by Pix. */
  readonly card?: number
  /** The channel, such as `web` or `mobile_web`; by default the charge has none. */
  readonly channel?: string
  /** Set if the money was taken and given back. */
  readonly notDelivered?: true
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** The purpose of this customer, as shown in the banner and on the sandbox's page. */
  readonly does: string
  readonly firstRecharge?: true
  readonly limits?: Partial<Limits>
  /** The segment; `PRE` by default. */
  readonly segment?: Segment
  readonly quirks?: Quirks
  readonly recipients: readonly { readonly msisdn: string; readonly name: string; readonly favorite?: true }[]
  readonly cards: readonly SeedCard[]
  readonly recharges: readonly SeedRecharge[]
  readonly debitCards?: readonly SeedCard[]
  readonly cefCards?: readonly SeedCard[]
  /** The features that are switched on in addition to the usual ones. */
  readonly switches?: Partial<SwitchesDocument>
  readonly blocked?: true
  readonly registering?: true
}

/** One minute, in days. */
export const MINUTE = 1 / (24 * 60)

/** The common parts of most seeds. */
export const plain = { recipients: [], cards: [], recharges: [] } as const
export const visa: SeedCard = { brand: 'VISA', bin: '424242', last: '4242', favorite: true }
