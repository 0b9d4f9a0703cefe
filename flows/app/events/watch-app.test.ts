import { beforeEach, expect, test, vi } from 'vitest'
import type { Facts } from '../../../runtime/engine/flow.ts'
import { type FlowState, initialState } from '../../../runtime/engine/state.ts'
import type { LogRecord } from '../../../runtime/events/record.ts'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { blankPage } from '../boot/prerender.tsx'
import { Events } from './events.ts'
import type { Seen } from './trail.ts'

let watchApp: typeof import('./watch-app.ts').watchApp

/** The modules keep problems in a variable, so each test loads new copies of them. */
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  ;({ watchApp } = await import('./watch-app.ts'))
})

const flow = flowOf({
  id: 'web',
  steps: {
    review: step({ on: { pay: { run: 'recharge.pay', outcomes: { paid: 'step:success' } } } }),
    success: step({ path: '/s' }),
  },
})
const run = { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'pay', charge: true } as const
const paid: Facts = { 'recharge.id': 'r-1', 'order.value': 2_490, 'payment.inFlight': 'none' }
const on = (stepId: string, part: Partial<FlowState> = {}): FlowState => ({
  ...initialState(flow),
  step: stepId,
  ...part,
})
const seenAt = (state: FlowState, event?: Seen['event'], facts: Facts = {}): Seen => ({
  event,
  state,
  facts,
  nowMs: 5,
  elapsedMs: 5,
})
/** Returns the states of a page whose customer pays, from the review to the receipt. */
const paying = (facts = paid): readonly Seen[] => [
  seenAt(on('review')),
  seenAt(on('review', { running: [run] }), { type: 'user', name: 'pay' }),
  seenAt(on('success'), { type: 'outcome', run: 1, outcome: 'paid' }, facts),
]

/**
 * Reports these states to the analytics of a page on this device. Returns the name and fields of each record that the
 * page adds.
 */
async function watch(seen: readonly Seen[], device = new FakeStorage(new FakeClock())) {
  const records: LogRecord[] = []
  const batches = { add: (record: LogRecord) => void records.push(record), leave: () => undefined }
  const page = { ...blankPage('/web/login'), device }
  const events = new Events({ tab: page.tab, newId: page.newId, now: () => 1, release: 'r1', batches })
  let take = (_: Seen): void => undefined
  await watchApp(
    { flow, page, channel: 'web', seen, paintedMs: 700 },
    ready => {
      take = ready
    },
    async () => events,
  )
  await settle()
  return {
    device,
    records,
    names: () => records.map(({ eventName }) => eventName.slice(10)),
    take: (one: Seen) => take(one),
  }
}

test('states that the page collected before the analytics code loaded are sent first, each with the time when it began', async () => {
  const { names, records, take } = await watch([seenAt(on('review'))])
  take(seenAt(on('success')))
  expect(names()).toEqual(['step', 'step'])
  expect(records[0]?.timeUnixNano).toBe('5000000')
})

test('a paid charge is recorded as a conversion only once on a device, with the class of its amount', async () => {
  const { device, records, names, take } = await watch(paying())
  expect(names()).toEqual(['step', 'outcome', 'step', 'conversion'])
  expect(records[3]?.attributes).toContainEqual({ key: 'recarrega.amount_class', value: { intValue: '2000' } })
  for (const one of paying()) take(one)
  await settle()
  expect(names().filter(name => name === 'conversion')).toHaveLength(1)
  const other = await watch(paying(), device)
  expect(other.names()).not.toContain('conversion')
  const next = await watch(paying({ ...paid, 'recharge.id': 'r-2' }), device)
  expect(next.names()).toContain('conversion')
})

test.each([
  ['a charge whose end the page ignored while another charge is open', { ...paid, 'payment.inFlight': 'charge' }],
  ['a charge that ends without the id of a recharge', { 'payment.inFlight': 'none' }],
])('%s is not recorded as a conversion', async (_, facts) => {
  const { names } = await watch(paying(facts))
  expect(names()).toEqual(['step', 'outcome', 'step'])
})

test('if a page must not send events, it deletes the states that it has collected', async () => {
  const taken = vi.fn()
  await watchApp(
    { flow, page: blankPage('/web/login'), channel: 'web', seen: paying(), paintedMs: 700 },
    taken,
    async () => undefined,
  )
  expect(taken).toHaveBeenCalledOnce()
})
