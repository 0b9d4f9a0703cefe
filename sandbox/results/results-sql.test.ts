import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Event } from '../events/event-log.ts'
import { createSqliteEvents } from '../events/sqlite-events.ts'
import { eventLike } from '../testing/events.ts'
import type { ArmCounts } from './arm-counts.ts'

const log = createSqliteEvents(':memory:')
afterAll(() => log.close())

function armsOf(events: readonly Event[]): readonly ArmCounts[] {
  log.clear()
  log.add(events)
  return log.arms()
}

const trial = { variant: 'web~trial', arm: 'patch', visit: 'v' } as const
const exposure = (given: Partial<Event> = {}) =>
  eventLike({ name: 'exposure', ...trial, shown: true, at: 10, ...given })
const order = (given: Partial<Event> = {}) =>
  eventLike({ name: 'conversion', ...trial, amount_class: 2000, at: 20, ...given })

test('an order counts for an arm only if the visit has a recorded exposure from before the order', () => {
  expect(armsOf([exposure(), order(), order({ at: 5 }), order({ visit: 'other' })])).toMatchObject([
    { exposures: 1, shown: 1, orders: 1, order_squares: 1, paid: 2000, paid_squares: 4_000_000 },
  ])
})

test('if the server receives the same event twice, the results count it once', () => {
  expect(armsOf([exposure(), exposure(), order(), order()])).toMatchObject([{ exposures: 1, orders: 1, paid: 2000 }])
})

test('two exposures of a visit in the same arm count as one, and as shown if one of them was shown', () => {
  expect(armsOf([exposure({ shown: false }), exposure({ at: 15 })])).toMatchObject([{ exposures: 1, shown: 1 }])
})

test('a visit that saw two arms is left out of the results of both, and is listed as `crossed` in the first arm', () => {
  expect(armsOf([exposure({ at: 9, arm: 'control' }), exposure(), order()])).toMatchObject([
    { arm: 'control', exposures: 0, shown: 0, crossed: 1, orders: 0, paid: 0 },
  ])
})

test('several problems or lost answers in one visit count once, and slow pages count once for each step', () => {
  const lost = (at: number, outcome: string) => eventLike({ name: 'outcome', ...trial, service: 's', outcome, at })
  const step = (at: number, ms: number | null) => eventLike({ name: 'step', ...trial, step: 'login', at, ms })
  const problem = (at: number) => eventLike({ name: 'problem', ...trial, problem: 'broken', at })
  expect(
    armsOf([
      exposure(),
      ...[problem(11), problem(12)],
      ...[lost(11, 'unreachable'), lost(12, 'failed'), lost(13, 'paid')],
      ...[step(11, 3999), step(12, 4000), step(13, null)],
    ]),
  ).toMatchObject([{ problem_visits: 1, lost_visits: 1, steps: 2, slow_steps: 1 }])
})

test('the results do not count a payment in processing as a lost answer', () => {
  const waiting = eventLike({ name: 'outcome', ...trial, service: 'recharge.find', outcome: 'processing', at: 11 })
  expect(armsOf([exposure(), waiting])).toMatchObject([{ lost_visits: 0 }])
})

const some = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const anyEvent = fc
  .record({
    at: fc.integer({ min: 0, max: 12 }),
    name: some<Event['name']>('exposure', 'exposure', 'step', 'modal', 'outcome', 'conversion', 'problem'),
    variant: some('web~a', 'web~a', 'web~b', null),
    arm: some('control', 'short', 'long', null),
    visit: some('1', '2', '3', '4', '5', '6', null),
    shown: some(true, false, null),
    outcome: some('paid', 'unreachable', 'failed', null),
    amount_class: some(1000, 2000, 3500, null),
    ms: some(100, 3999, 4000, 9000, null),
  })
  .map(eventLike)

test('for any events, the SQL query counts the same visits for each arm as a plain loop does', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), events => {
      expect(armsOf(events)).toEqual(countPlainly(events))
    }),
    { numRuns: 300 },
  )
})

function countPlainly(delivered: readonly Event[]): ArmCounts[] {
  const events = [
    ...new Map(delivered.map(one => [JSON.stringify({ ...one, release: '', flow: '', channel: '' }), one])).values(),
  ]
  const counts = new Map<string, ArmCounts>()
  const exposures = events.filter(one => one.name === 'exposure' && one.visit && one.variant && one.arm)
  for (const variant of new Set(exposures.map(one => one.variant))) {
    const own = exposures.filter(one => one.variant === variant)
    for (const visit of new Set(own.map(one => one.visit))) {
      const [first, ...later] = own
        .filter(one => one.visit === visit)
        .sort((a, b) => a.at - b.at || ((a.arm ?? '') < (b.arm ?? '') ? -1 : 1))
      if (!first?.variant || !first.arm) continue
      const key = `${variant} ${first.arm}`
      const before = counts.get(key) ?? nothing(first.variant, first.arm)
      const isCrossed = later.some(one => one.arm !== first.arm)
      const done = events.filter(one => one.visit === visit && one.at >= first.at)
      counts.set(
        key,
        isCrossed ? { ...before, crossed: before.crossed + 1 } : sum(before, countVisit([first, ...later], done)),
      )
    }
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

function countVisit(exposures: readonly Event[], done: readonly Event[]) {
  const named = (name: Event['name']) => done.filter(one => one.name === name)
  const orders = named('conversion').length
  const paid = named('conversion').reduce((total, one) => total + (one.amount_class ?? 0), 0)
  const timed = named('step').flatMap(({ ms }) => ms ?? [])
  return {
    exposures: 1,
    shown: Number(exposures.some(one => one.shown)),
    ...{ orders, order_squares: orders ** 2, paid, paid_squares: paid ** 2 },
    problem_visits: Number(named('problem').length > 0),
    lost_visits: Number(named('outcome').some(({ outcome }) => outcome === 'unreachable' || outcome === 'failed')),
    steps: timed.length,
    slow_steps: timed.filter(ms => ms >= 4000).length,
  }
}

const zeros = { exposures: 0, shown: 0, orders: 0, order_squares: 0, paid: 0, paid_squares: 0 }
const nothing = (variant: string, arm: string): ArmCounts => ({
  ...{ variant, arm, crossed: 0, ...zeros, problem_visits: 0, lost_visits: 0, steps: 0, slow_steps: 0 },
})

function sum(before: ArmCounts, visit: ReturnType<typeof countVisit>): ArmCounts {
  return {
    ...before,
    exposures: before.exposures + visit.exposures,
    shown: before.shown + visit.shown,
    orders: before.orders + visit.orders,
    order_squares: before.order_squares + visit.order_squares,
    paid: before.paid + visit.paid,
    paid_squares: before.paid_squares + visit.paid_squares,
    problem_visits: before.problem_visits + visit.problem_visits,
    lost_visits: before.lost_visits + visit.lost_visits,
    steps: before.steps + visit.steps,
    slow_steps: before.slow_steps + visit.slow_steps,
  }
}
