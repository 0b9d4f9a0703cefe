import { type Refusal, refusal } from '../answer.ts'
import type { CustomerDocument } from '../documents.ts'
import { isRecent, type Limits, limitsOf } from '../limits.ts'
import type { World } from '../world.ts'
import { accounts } from './charge-lists.ts'
import { type Spent, spentIn, type Times } from './spending.ts'

/** A way to pay, as `switches.paymentMethods` has it. */
export type Way = 'pix' | 'credit' | 'debit' | 'pisp' | 'mercado_pago' | 'googlepay' | 'applepay'

/** A charge to create: who pays for whom, how much, in which way. */
export interface Order {
  readonly customer: CustomerDocument
  /** 11 digits. */
  readonly recipient: string
  readonly valueCents: number
  readonly way: Way
  readonly channel: string | null
}

/** An order with what the customer spent before it. */
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

/** Whether the limit is there, and this value on top of what was spent is over it. All are cents. */
export function isOver(limit: number, valueCents: number, spent: () => { readonly cents: number } = nothing): boolean {
  return limit !== 0 && spent().cents + valueCents > limit
}

const nothing = () => ({ cents: 0 })

/** Whether the customer recharged for the first time less than 30 days ago. */
export function hasJustBegun({ spent, now }: Case): boolean {
  const first = spent.first()
  return first !== undefined && isRecent(first, now)
}

/** Whether this is, or would be, within 30 days of the first recharge. */
export const isFirstMonth = (one: Case): boolean => one.spent.first() === undefined || hasJustBegun(one)

/** Whether money was spent so often, or more often, in the `ms` before now. */
export function isSpentWithin(times: Times, now: number, ms: number, often = 1): boolean {
  const at = times.last(often)[often - 1]
  return at !== undefined && now - at < ms
}
