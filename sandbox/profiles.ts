import type { CustomerDocument } from './documents.ts'
import { rechargeValues } from './recharge-values.ts'

/** What a customer's plan lets them recharge. A limit of 0 blocks nothing. */
interface Profile {
  /** In cents. What they see; the largest one that they may charge can be less. */
  readonly values: readonly number[]
  readonly largestCents: number
  /** In a calendar month. */
  readonly rechargesPerMonth: number
  /** Whether the 30 days after the first recharge are without another, and then each 24 hours have one. */
  readonly isPaced: boolean
}

const usual: Profile = {
  values: rechargeValues.map(({ id }) => id),
  largestCents: 0,
  rechargesPerMonth: 0,
  isPaced: false,
}

/** By the segment that the operator tells. */
export const profiles = {
  PRE: usual,
  CONTROLE: { ...usual, values: [1500, 2000, 3000, 5000], largestCents: 3000, rechargesPerMonth: 2 },
  NOVO: { ...usual, values: [1000, 1500, 2000, 3000], isPaced: true },
  SEM_VALORES: { ...usual, values: [] },
} as const satisfies Record<string, Profile>

export type Segment = keyof typeof profiles

export const profileOf = ({ segment }: CustomerDocument): Profile => profiles[segment]
