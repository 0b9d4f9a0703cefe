import { type Refusal, refusal } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { isRecent, type Limits, limitsOf } from '../limits.ts'
import type { World } from '../world.ts'
import { accounts } from './charge-lists.ts'
import { type Spent, spentIn, type Times } from './spending.ts'

/** The payment types, spelled as in `switches.paymentMethods`. */
export type Way = 'pix' | 'credit' | 'debit' | 'pisp' | 'mercado_pago' | 'googlepay' | 'applepay'

/** A charge before it is created. */
export interface Order {
  readonly customer: CustomerDocument
  /** The recipient's number of 11 digits. */
  readonly recipient: string
  readonly valueCents: number
  readonly way: Way
  readonly channel: string | null
  readonly release?: string | undefined
}

/** An order, with the amounts that the customer has already spent. */
export interface Case extends Order {
  readonly now: number
  readonly limits: Limits
  readonly spent: Spent
}

export interface Rule<About> {
  readonly code: number
  readonly why: string
  isBroken(about: About, world: World): boolean
}

export function caseOf(world: World, order: Order): Case {
  const { customer } = order
  return {
    ...order,
    now: world.now(),
    limits: limitsOf(customer),
    spent: spentIn(world, accounts.customer(customer.id)),
  }
}

/** Returns the refusal of the first broken rule. */
export function refuseBy<About>(rules: readonly Rule<About>[], about: About, world: World): Refusal | undefined {
  const broken = rules.find(rule => rule.isBroken(about, world))
  return broken && refusal(422, broken.code, broken.why)
}

/**
 * Returns whether the amount plus the amount already spent is over the limit, all in cents. A limit of 0 allows
 * everything.
 */
export function isOver(limit: number, valueCents: number, spent: () => { readonly cents: number } = nothing): boolean {
  return limit !== 0 && spent().cents + valueCents > limit
}

const nothing = () => ({ cents: 0 })

/** Returns whether the customer's first recharge was less than 30 days ago. */
export function hasJustBegun({ spent, now }: Case): boolean {
  const first = spent.first()
  return first !== undefined && isRecent(first, now)
}

/** Returns whether the order is the customer's first, or less than 30 days after the first. */
export const isFirstMonth = (one: Case): boolean => one.spent.first() === undefined || hasJustBegun(one)

/** Returns whether money was spent at least `often` times in the last `ms` milliseconds. */
export function isSpentWithin(times: Times, now: number, ms: number, often = 1): boolean {
  const at = times.last(often)[often - 1]
  return at !== undefined && now - at < ms
}
