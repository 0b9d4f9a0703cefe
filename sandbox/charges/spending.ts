import type { CustomerDocument } from '../documents.ts'
import { limitsOf } from '../limits.ts'
import type { World } from '../world.ts'
import { accounts, dayOf } from './charge-lists.ts'
import { settleDue } from './charges.ts'

interface Sum {
  readonly count: number
  readonly cents: number
}

/** The times at which the charges of a list took money (Unix times in ms). */
export interface Times {
  first(): number | undefined
  /** Returns the latest times, newest first. */
  last(most: number): readonly number[]
}

/** The sums of the money that an account spent. Days and months are those of São Paulo. */
export interface Spent extends Times {
  today(): Sum
  thisMonth(): Sum
  /** Returns the sum of all charges. It reads one document for each day that has charges. */
  ever(): Sum
}

/** Returns when the charges of a list took money. */
export function timesIn(world: World, list: string): Times {
  settleDue(world)
  const read = (most: number, lastFirst: boolean) =>
    world.store.list('chargePlace', `${list}/`, { most, lastFirst }).map(({ at }) => at)
  return { first: () => read(1, false)[0], last: most => read(most, true) }
}

/** Returns the money that an account spent. */
export function spentIn(world: World, account: string): Spent {
  const sumOf = (days: string): Sum => {
    const sums = world.store.list('spent', `${account}/${days}`)
    return sums.reduce((a, b) => ({ count: a.count + b.count, cents: a.cents + b.cents }), { count: 0, cents: 0 })
  }
  return {
    ...timesIn(world, account),
    today: () => sumOf(dayOf(world.now())),
    thisMonth: () => sumOf(dayOf(world.now()).slice(0, 7)),
    ever: () => sumOf(''),
  }
}

/** Returns the rest of the daily limit in cents. Returns 0 if it is used up, or if the customer has no limit. */
export function remainingToday(world: World, customer: CustomerDocument): number {
  const { cents } = spentIn(world, accounts.customer(customer.id)).today()
  return Math.max(0, limitsOf(customer).customer_daily_spending_limit - cents)
}
