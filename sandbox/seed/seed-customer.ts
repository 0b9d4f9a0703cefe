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
  /** Set if the customer has not yet confirmed that the card is their own. */
  readonly isUnconfirmed?: true
  /** Set if the card was added now instead of long ago. */
  readonly isNew?: true
}

interface SeedRecharge {
  readonly daysAgo: number
  readonly valueCents: number
  /** The recharged number. By default it is the customer's own. */
  readonly recipient?: string
  /** The index of the paying card among the customer's cards. By default Pix pays. */
  readonly card?: number
  /** The channel, such as `web` or `mobile_web`. By default the charge has no channel. */
  readonly channel?: string
  /** Set if the money was taken and then given back. */
  readonly notDelivered?: true
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** The purpose of the test customer. The banner and the sandbox's page show this text. */
  readonly does: string
  readonly firstRecharge?: true
  readonly limits?: Partial<Limits>
  /** The customer's segment, which is `PRE` by default. */
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

/** Most test customers have these empty lists. */
export const plain = { recipients: [], cards: [], recharges: [] } as const
export const visa: SeedCard = { brand: 'VISA', bin: '424242', last: '4242', favorite: true }
