import { describe, expect, it } from 'vitest'
import { createDriver, type OuterEffect, type Performed, type Ports } from './driver.ts'
import type { Flow } from './flow.ts'

const flow: Flow = {
  id: 'small',
  hash: '1',
  title: 'Small',
  layout: 'classic',
  channels: [],
  start: 'phone',
  guards: {},
  always: {},
  steps: {
    phone: step('/phone', { on: { submit: { run: 'send', outcomes: { sent: 'step:wait' } }, go: 'step:wait' } }),
    wait: step('/wait', { watch: { run: 'look', outcomes: { waiting: 'stay', paid: 'step:done' } } }),
    done: step('/done', {}),
    payment: step('/payment', {
      confirms: 'charge',
      enter: { run: 'find', outcomes: { paid: 'step:done', open: 'stay' } },
      watch: { run: 'look', outcomes: { waiting: 'stay' } },
      on: { submit: { run: 'pay', outcomes: { paid: 'step:done', refused: 'stay' } } },
    }),
  },
  modals: {},
  collectors: {},
}

function step(path: string, rest: object) {
  return { path, access: 'anyone' as const, title: path, header: 'brand' as const, blocks: [], ...rest }
}

/** Returns a driver. The test decides when its services answer and when its clock moves. */
function drive(ports: Partial<Ports> = {}) {
  const asked: { service: string; signal: AbortSignal; answer: (performed: Performed) => void }[] = []
  const timers: { delayMs: number; call: () => void; isOff: boolean }[] = []
  const effects: OuterEffect[] = []
  const reports: string[] = []
  const driver = createDriver(flow, {
    facts: () => ({}),
    perform: ({ service }, signal) => new Promise(answer => asked.push({ service, signal, answer })),
    effect: effect => effects.push(effect),
    after: (delayMs, call) => {
      const timer = { delayMs, call, isOff: false }
      timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
    whenVisible: async () => undefined,
    report: (problem, detail) => reports.push(`${problem} ${detail}`),
    ...ports,
  })
  driver.send({ type: 'open', step: 'phone', entry: 0, visited: [] })
  return { driver, asked, timers, effects, reports }
}

const outcome = (name: string, written: string[] = []): Performed => ({
  outcome: name,
  apply: () => written.push(name),
  everyMs: 3000,
})

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

describe('the driver', () => {
  it('when a service ends, the driver first writes its facts, and then follows its outcome to the next step', async () => {
    const { driver, asked } = drive()
    const written: string[] = []
    driver.send({ type: 'user', name: 'submit' })
    asked[0]?.answer(outcome('sent', written))
    await settled()
    expect(written).toEqual(['sent'])
    expect(driver.state().step).toBe('wait')
  })

  it('if a cancelled service still returns an outcome, the driver writes none of its facts and reports it', async () => {
    const { driver, asked, reports } = drive()
    const written: string[] = []
    driver.send({ type: 'user', name: 'submit' })
    driver.send({ type: 'open', step: 'done', entry: 0, visited: [] })
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer(outcome('sent', written))
    await settled()
    expect(written).toEqual([])
    expect(driver.state().step).toBe('done')
    expect(reports).toEqual(['late-outcome send sent'])
  })

  it('if an outcome of an `enter` or `watch` service arrives during a charge, the driver ignores it', async () => {
    const { driver, asked } = drive()
    const written: string[] = []
    driver.send({ type: 'open', step: 'payment', entry: 0, visited: [] })
    driver.send({ type: 'user', name: 'submit' })
    asked[0]?.answer(outcome('paid', written))
    asked[1]?.answer(outcome('waiting', written))
    await settled()
    expect([driver.state().step, written]).toEqual(['payment', []])
  })

  it('the driver cancels the step’s `enter` service when the customer starts a charge', async () => {
    const { driver, asked, reports } = drive()
    driver.send({ type: 'open', step: 'payment', entry: 0, visited: [] })
    const aborted = () => asked.map(({ service, signal }) => [service, signal.aborted])
    driver.send({ type: 'user', name: 'submit' })
    expect(aborted()).toEqual([
      ['find', true],
      ['look', false],
      ['pay', false],
    ])
    asked[0]?.answer(outcome('open'))
    asked[2]?.answer(outcome('paid'))
    await settled()
    expect([driver.state().step, reports]).toEqual(['done', []])
  })

  it('the driver runs a `watch` service again after its pause, but only if the page is visible and the step still open', async () => {
    let show = (): void => undefined
    const visible = new Promise<void>(resolve => {
      show = resolve
    })
    const { driver, asked, timers } = drive({ whenVisible: () => visible })
    driver.send({ type: 'user', name: 'go' })
    asked[0]?.answer(outcome('waiting'))
    await settled()
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([3000])
    timers[0]?.call()
    await settled()
    expect(asked).toHaveLength(1)
    show()
    await settled()
    expect(asked).toHaveLength(2)
    asked[1]?.answer(outcome('waiting'))
    await settled()
    driver.send({ type: 'open', step: 'done', entry: 0, visited: [] })
    expect(timers[1]?.isOff).toBe(true)
    timers[1]?.call()
    await settled()
    expect(asked).toHaveLength(2)
  })

  it('if a service throws an exception, the driver shows the message page and reports the exception', async () => {
    const { driver, reports } = drive({ perform: () => Promise.reject(new Error('broken')) })
    driver.send({ type: 'user', name: 'submit' })
    await settled()
    expect(driver.state().message).toEqual({ code: '0' })
    expect(reports).toEqual(['service-threw send: Error: broken'])
  })

  it('if an event arrives while another event is being handled, the driver handles it afterwards', () => {
    const steps: string[] = []
    const { driver } = drive()
    driver.subscribe(() => {
      steps.push(driver.state().step)
      if (steps.length === 1) driver.send({ type: 'open', step: 'done', entry: 0, visited: [] })
    })
    driver.send({ type: 'user', name: 'go' })
    expect(steps).toEqual(['wait', 'done'])
  })
})
