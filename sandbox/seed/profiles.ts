import type { CustomerDocument } from '../documents.ts'
import { rechargeValues } from '../recharge-values.ts'

/** The recharges that a customer's plan allows. A limit of 0 allows everything. */
interface Profile {
  /**
   * The amounts that the customer sees, in cents. Some of them can be more than the customer is allowed to pay
   * (`largestCents`).
   */
  readonly values: readonly number[]
  readonly largestCents: number
  /** The plan allows this number of recharges in a calendar month. */
  readonly rechargesPerMonth: number
  /** True if the plan allows only one recharge in the first 30 days, and afterwards one in 24 hours. */
  readonly isPaced: boolean
}

const usual: Profile = {
  values: rechargeValues.map(({ id }) => id),
  largestCents: 0,
  rechargesPerMonth: 0,
  isPaced: false,
}

/** The profile of each customer segment. */
export const profiles = {
  PRE: usual,
  CONTROLE: { ...usual, values: [1500, 2000, 3000, 5000], largestCents: 3000, rechargesPerMonth: 2 },
  NOVO: { ...usual, values: [1000, 1500, 2000, 3000], isPaced: true },
  SEM_VALORES: { ...usual, values: [] },
} as const satisfies Record<string, Profile>

export type Segment = keyof typeof profiles

export const profileOf = ({ segment }: CustomerDocument): Profile => profiles[segment]
