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
  /** The customer has not confirmed yet that it is theirs. */
  readonly isUnconfirmed?: true
  /** Added just now, instead of long ago. */
  readonly isNew?: true
}

interface SeedRecharge {
  readonly daysAgo: number
  readonly valueCents: number
  /** The customer's own number when left out. */
  readonly recipient?: string
  /** Place of the card among the seed's cards; Pix when left out. */
  readonly card?: number
  /** `web`, `mobile_web` and so on; the charge has none when left out. */
  readonly channel?: string
  /** The money was taken and given back. */
  readonly notDelivered?: true
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** The purpose of this customer, for the banner and the sandbox's page. */
  readonly does: string
  readonly firstRecharge?: true
  readonly limits?: Partial<Limits>
  /** `PRE` when left out. */
  readonly segment?: Segment
  readonly quirks?: Quirks
  readonly recipients: readonly { readonly msisdn: string; readonly name: string; readonly favorite?: true }[]
  readonly cards: readonly SeedCard[]
  readonly recharges: readonly SeedRecharge[]
  readonly debitCards?: readonly SeedCard[]
  readonly cefCards?: readonly SeedCard[]
  /** The features that are switched on besides the usual ones. */
  readonly switches?: Partial<SwitchesDocument>
  readonly blocked?: true
  readonly registering?: true
}

/** In days. */
export const MINUTE = 1 / (24 * 60)

/** A seed like most customers; others spread it and add their own difference. */
export const plain = { recipients: [], cards: [], recharges: [] } as const
export const visa: SeedCard = { brand: 'VISA', bin: '424242', last: '4242', favorite: true }
