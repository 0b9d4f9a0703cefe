import { expect, test } from 'vitest'
import { createDriver, type Performed } from '../../../runtime/engine/driver.ts'
import { flowOf, modal, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { Trail } from './trail.ts'

const flow = flowOf({
  steps: {
    values: step({ on: { go: 'step:review', ask: 'modal:help' } }),
    review: step({
      path: '/r',
      on: { pay: { run: 'recharge.pay', outcomes: { paid: 'step:success', cvvMissing: 'modal:cvv' } } },
    }),
    success: step({ path: '/s', watch: { run: 'pix.watch', outcomes: { paid: 'stay', expired: 'modal:help' } } }),
  },
  modals: { help: modal({ more: 'modal:more' }), more: modal(), cvv: modal({ close: 'close' }) },
})

/** Opens the flow with a service that returns `outcome` after `answerMs`. */
function open(outcome: string, answerMs: number, watched = new Promise<Performed>(() => undefined)) {
  const clock = new FakeClock(1_000)
  const driver = createDriver(flow, {
    facts: () => ({}),
    perform: running =>
      running.kind === 'watch'
        ? watched
        : new Promise(resolve => clock.after(answerMs, () => resolve({ outcome, apply: () => undefined, everyMs: 0 }))),
    effect: () => undefined,
    after: clock.after,
    whenVisible: async () => undefined,
    report: () => undefined,
  })
  driver.send({ type: 'open', step: 'values', entry: 0, visited: [] })
  const trail = new Trail(700)
  const at = () => ({ state: driver.state(), facts: {}, nowMs: clock.now(), elapsedMs: clock.elapsed() })
  const told: unknown[] = [...trail.take({ event: undefined, ...at() })]
  driver.subscribe(event => void told.push(...trail.take({ event, ...at() })))
  const tap = (name: string): void => driver.send({ type: 'user', name })
  return { clock, driver, told, tap }
}

test('the first step’s event contains the time until it was painted; a later step’s event contains the time since the tap', async () => {
  const { clock, told, tap } = open('paid', 1_200)
  await clock.advance(5_000)
  tap('go')
  tap('pay')
  await clock.advance(1_200)
  expect(told).toEqual([
    { name: 'step', step: 'values', ms: 700 },
    { name: 'step', step: 'review', ms: 0 },
    { name: 'outcome', step: 'review', service: 'recharge.pay', outcome: 'paid', ms: 1_200 },
    { name: 'step', step: 'success', ms: 1_200 },
  ])
})

test('if a step opened without a tap, the step’s event contains no duration', async () => {
  const { clock, driver, told } = open('paid', 0)
  await clock.advance(5_000)
  driver.send({ type: 'open', step: 'review', entry: 0, visited: [] })
  expect(told).toContainEqual({ name: 'step', step: 'review', ms: undefined })
})

test('a modal sends one event when it opens, and no event when a modal above it closes', () => {
  const { driver, told, tap } = open('paid', 0)
  tap('ask')
  tap('more')
  driver.send({ type: 'back' })
  expect(told.slice(1)).toEqual([
    { name: 'modal', step: 'values', modal: 'help' },
    { name: 'modal', step: 'values', modal: 'more' },
  ])
})

test('while the app waits for a Pix, the result’s event contains no duration, because the customer decides when to pay', async () => {
  let answer = (_: Performed): void => undefined
  const watched = new Promise<Performed>(resolve => {
    answer = resolve
  })
  const { clock, told, tap } = open('paid', 0, watched)
  tap('go')
  tap('pay')
  await clock.advance(60_000)
  answer({ outcome: 'expired', apply: () => undefined, everyMs: 1_000 })
  await settle()
  expect(told).toContainEqual({
    name: 'outcome',
    step: 'success',
    service: 'pix.watch',
    outcome: 'expired',
    ms: undefined,
  })
})
