import type { Brand } from './documents.ts'
import type { SwitchesDocument } from './service-documents.ts'

export interface SeedCard {
  readonly brand: Brand
  readonly bin: string
  readonly last: string
  readonly favorite?: true
  readonly keepsCvv?: true
}

interface SeedRecharge {
  readonly daysAgo: number
  readonly valueCents: number
  /** The customer's own number when left out. */
  readonly recipient?: string
  /** Place of the card among the seed's cards; Pix when left out. */
  readonly card?: number
}

export interface SeedCustomer {
  readonly key: string
  readonly msisdn: string
  readonly name: string
  /** What it is for, as the banner and the sandbox's page say it. */
  readonly does: string
  readonly firstRecharge?: true
  readonly dailyLimitCents: number
  readonly recipients: readonly { readonly msisdn: string; readonly name: string; readonly favorite?: true }[]
  readonly cards: readonly SeedCard[]
  readonly recharges: readonly SeedRecharge[]
  readonly debitCards?: readonly SeedCard[]
  readonly cefCards?: readonly SeedCard[]
  /** What is switched on besides the usual. */
  readonly switches?: Partial<SwitchesDocument>
  readonly blocked?: true
  readonly registering?: true
  readonly mustWait?: true
  readonly pixNeverComes?: true
}
