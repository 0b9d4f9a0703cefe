import type { ChargeDocument } from './charge-documents.ts'
import { allCharges, chargesOf } from './charges.ts'
import type { CustomerDocument } from './documents.ts'
import { DAY_MS } from './durations.ts'
import { limitsOf } from './limits.ts'
import type { World } from './world.ts'

/** America/Sao_Paulo: no daylight saving since 2019. */
const BEHIND_UTC_MS = 3 * 3_600_000

/** A charge as limits see it: `at` is when its money was taken or reserved. */
export interface Spending {
  readonly charge: ChargeDocument
  readonly at: number
}

/** Nothing for a charge that took no money, or gave it back. */
function spendings(charges: readonly ChargeDocument[]): Spending[] {
  return charges.flatMap(charge => {
    const at = charge.method === 'pix' ? charge.paidAt : charge.at
    return charge.status === 'NOK' || at === null ? [] : [{ charge, at }]
  })
}

/** The person has still to agree to it elsewhere: it is reserved, and nothing was paid. */
export function isAwaited({ method, status }: ChargeDocument): boolean {
  return status === 'PENDING' && (method === 'pisp' || method === 'mercado_pago')
}

export const spendingsOf = (world: World, customerId: string): Spending[] => spendings(chargesOf(world, customerId))

/** What anybody spent on this number. */
export function spendingsOn(world: World, recipient: string): Spending[] {
  return spendings(allCharges(world).filter(charge => charge.recipient === recipient))
}

export const centsOf = (spent: readonly Spending[]): number =>
  spent.reduce((sum, { charge }) => sum + charge.valueCents, 0)

const dayOf = (ms: number) => Math.floor((ms - BEHIND_UTC_MS) / DAY_MS)
const monthOf = (ms: number) => new Date(ms - BEHIND_UTC_MS).toISOString().slice(0, 7)

/** In São Paulo, as are days and months everywhere here. */
export const isToday = (at: number, now: number): boolean => dayOf(at) === dayOf(now)
export const isThisMonth = (at: number, now: number): boolean => monthOf(at) === monthOf(now)

/** What is left of the day's limit in cents; 0 when nothing is, and for a customer without a limit. */
export function remainingToday(world: World, customer: CustomerDocument): number {
  const today = spendingsOf(world, customer.id).filter(({ at }) => isToday(at, world.now()))
  return Math.max(0, limitsOf(customer).customer_daily_spending_limit - centsOf(today))
}
