import type { Brand } from './documents.ts'
import type { Limits } from './limits.ts'
import type { Segment } from './profiles.ts'
import type { Quirks } from './quirks.ts'
import type { SwitchesDocument } from './service-documents.ts'

export interface SeedCard {
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly favorite?: true
  readonly keepsCvv?: true
  /** Not known to be the customer's own yet. */
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
  /** `web`, `mobile_web` and so on; none is told when left out. */
  readonly channel?: string
  /** The money was taken and given back. */
  readonly notDelivered?: true
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** What it is for, as the banner and the sandbox's page say it. */
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
  /** What is switched on besides the usual. */
  readonly switches?: Partial<SwitchesDocument>
  readonly blocked?: true
  readonly registering?: true
}

/** In days. */
export const MINUTE = 1 / (24 * 60)

/** A seed that is like most customers, to say what is special on top of. */
export const plain = { recipients: [], cards: [], recharges: [] } as const
export const visa: SeedCard = { brand: 'VISA', bin: '424242', last: '4242', favorite: true }
