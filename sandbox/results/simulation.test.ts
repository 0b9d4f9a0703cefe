import { describe, expect, test } from 'vitest'
import { ratioPValue } from './sample-ratio.ts'
import { differenceOf } from './sequential.ts'

/**
 * The shares of visits with an order for which the results are tested: a low one, as on a page that sells, and a high
 * one, as on a page for customers who come to recharge.
 */
const ORDERS = [0.03, 0.2]
/** Paid amounts in cents. The number at the same place in `AMOUNT_PARTS` is the share of orders up to this amount. */
const AMOUNTS = [1500, 2000, 3000, 5000, 10_000] as const
const AMOUNT_PARTS = [0.3, 0.6, 0.85, 0.95, 1]
const TRIALS = 2_000
const VISITS = 5_000
/**
 * The simulation looks at the results after each of the first 200 visits, because few visits say little about the
 * variance. After that, it looks at every 20th visit.
 */
const isLook = (visit: number) => visit <= 200 || visit % 20 === 0

/** Returns pseudo-random numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const amountOf = (part: number) => AMOUNTS[AMOUNT_PARTS.findIndex(until => part < until)] ?? 0
const arm = () => ({ visits: 0, sum: 0, squares: 0 })
const isTold = (difference: ReturnType<typeof differenceOf>) =>
  difference !== undefined && (difference.low > 0 || difference.high < 0)

/** Returns whether a trial of two equal arms ever shows a difference in orders or in the paid amount. */
function falseAlarms(random: () => number, rate: number) {
  const orders = [arm(), arm()] as const
  const paid = [arm(), arm()] as const
  const alarms = { orders: false, paid: false }
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const at = random() < 0.5 ? 0 : 1
    orders[at].visits += 1
    paid[at].visits += 1
    if (random() < rate) {
      const amount = amountOf(random())
      orders[at].sum += 1
      orders[at].squares += 1
      paid[at].sum += amount
      paid[at].squares += amount ** 2
    }
    if (!isLook(visit)) continue
    alarms.orders ||= isTold(differenceOf(...orders, 0.05))
    alarms.paid ||= isTold(differenceOf(...paid, 0.05))
  }
  return alarms
}

test.each(ORDERS)(
  'of 2,000 A/B tests with two equal arms and %f orders per visit, at most 1 in 20 ever reports a difference',
  rate => {
    const random = randomOf(20_261_130)
    const alarms = Array.from({ length: TRIALS }, () => falseAlarms(random, rate))
    expect(alarms.filter(one => one.orders).length / TRIALS).toBeLessThanOrEqual(0.05)
    expect(alarms.filter(one => one.paid).length / TRIALS).toBeLessThanOrEqual(0.05)
  },
)

/** The share of phones on which the patch arrives too late. */
const SLOW = 0.25
const RATIO_ALPHA = 0.01

/** Returns the number of exposures after which the ratio test warns. Returns undefined if it never does. */
function warnsAfter(random: () => number, exposures: number, isLoggedAfterFetch: boolean): number | undefined {
  const counts = [0, 0]
  for (let seen = 1; seen <= exposures; ) {
    const at = random() < 0.5 ? 0 : 1
    const isLost = at === 1 && random() < SLOW
    if (isLost && isLoggedAfterFetch) continue
    counts[at] = (counts[at] ?? 0) + 1
    if (seen % 20 === 0 && ratioPValue(counts, [1, 1]) < RATIO_ALPHA) return seen
    seen += 1
  }
  return undefined
}

describe('phones too slow for the patch', () => {
  test('if visits count even before the patch arrives, the check of the arms’ sizes warns in at most 1 % of A/B tests', () => {
    const random = randomOf(1)
    const warned = Array.from({ length: TRIALS }, () => warnsAfter(random, 5_000, false) !== undefined)
    expect(warned.filter(Boolean).length / TRIALS).toBeLessThanOrEqual(RATIO_ALPHA)
  })

  test('if a visit is counted only after the patch has arrived, the check of the arms’ sizes warns within 2,000 exposures', () => {
    const random = randomOf(2)
    const warned = Array.from({ length: 500 }, () => warnsAfter(random, 2_000, true))
    expect(warned.filter(one => one !== undefined).length / 500).toBeGreaterThan(0.95)
  })
})
