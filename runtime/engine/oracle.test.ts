import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { eventFor, type Happening, happenings } from '../../tests/engine/random-events.ts'
import { randomFlow } from '../../tests/engine/random-flow.ts'
import type { Heard } from '../../tests/engine/xstate-kit.ts'
import { machineOf } from '../../tests/engine/xstate-machine.ts'
import type { Facts, Guard, WholeFlow } from './flow.ts'
import { type EngineEvent, type FlowState, initialState } from './state.ts'
import { transition } from './transition.ts'

/** The parts of the engine's state that the XState machine has too, so that they can be compared after each event. */
interface Trace {
  readonly step: string
  readonly modals: readonly string[]
  readonly isMessage: boolean
  readonly running: readonly string[]
  readonly visited: readonly string[]
  readonly wanted: string | null
  readonly entry: number
}

function traceOf(state: FlowState): Trace {
  return {
    step: state.step,
    modals: state.modals.map(({ id }) => id),
    isMessage: state.message !== null,
    running: state.running.map(({ kind, service }) => `${kind} ${service}`).sort(),
    visited: state.visited.map(({ step }) => step),
    wanted: state.wanted,
    entry: state.entry,
  }
}

class Oracle {
  private readonly actor
  private readonly names: readonly string[]

  constructor(flow: WholeFlow) {
    this.names = Object.keys(flow.steps)
    this.actor = createActor(machineOf(flow)).start()
  }

  hears(event: Heard, facts: Facts): Trace {
    this.actor.send({ type: 'facts', facts })
    this.actor.send(event)
    const { value, context, children, status } = this.actor.getSnapshot()
    if (status !== 'active') throw new Error(`the oracle is ${status}`)
    const [name] = typeof value === 'string' ? [value] : Object.keys(value)
    return {
      step: this.names[Number(name?.slice(1))] ?? '',
      modals: context.modals,
      isMessage: context.isMessage,
      running: Object.keys(children).sort(),
      visited: context.visited.map(({ step }) => step),
      wanted: context.wanted,
      entry: context.entry,
    }
  }
}

/**
 * Returns the event for the XState machine. The machine does not number the runs of a service, so it gets the kind of
 * the run, such as `enter`, in place of the number.
 */
function heard(event: EngineEvent, state: FlowState): Heard {
  if (event.type !== 'outcome') return event
  const of = state.running.find(({ id }) => id === event.run)?.kind ?? 'nothing'
  return { type: 'outcome', of, outcome: event.outcome }
}

/** Returns the flow with guards that call `onAsked` when they are evaluated. */
function watched(flow: WholeFlow, onAsked: () => void): WholeFlow {
  const guards: { [name: string]: Guard } = {}
  for (const [name, guard] of Object.entries(flow.guards)) {
    const get = () => {
      onAsked()
      return guard
    }
    Object.defineProperty(guards, name, { enumerable: true, get })
  }
  return { ...flow, guards }
}

class Shares {
  transitions = 0
  private readonly counts = new Map<string, number>()

  count(features: { readonly [feature: string]: boolean }): void {
    this.transitions += 1
    for (const [feature, has] of Object.entries(features)) {
      this.counts.set(feature, (this.counts.get(feature) ?? 0) + (has ? 1 : 0))
    }
  }

  get percent(): { readonly [feature: string]: number } {
    const entries = [...this.counts].map(([feature, count]) => [feature, Math.round((100 * count) / this.transitions)])
    return Object.fromEntries(entries)
  }
}

function compare(flow: WholeFlow, start: Facts, visit: readonly Happening[], shares: Shares): void {
  let asked = 0
  const counted = watched(flow, () => {
    asked += 1
  })
  const oracle = new Oracle(flow)
  let state = initialState(flow)
  let facts = start
  const open: Happening = { kind: 'reload', step: flow.start }
  for (const happening of [open, ...visit]) {
    if (happening.kind === 'facts') facts = happening.facts
    const event = eventFor(happening, state)
    if (event === undefined || (state.step === '' && event.type !== 'open')) continue
    const expected = oracle.hears(heard(event, state), facts)
    asked = 0
    const before = state
    state = transition(counted, before, event, facts).state
    expect(traceOf(state), `${JSON.stringify(event)} at ${JSON.stringify(before)}`).toEqual(expected)
    shares.count({
      guards: asked > 0,
      modals: before.modals.length + state.modals.length > 0,
      back: event.type === 'back' || event.type === 'popped',
      running: before.running.length > 0,
      changed: before !== state,
    })
  }
}

describe('the engine and XState', () => {
  it('on random flows, the engine and the XState library are in the same state after every event', () => {
    const shares = new Shares()
    let flows = 0
    fc.assert(
      fc.property(randomFlow(), startFacts, happenings, (flow, facts, visit) => {
        flows += 1
        compare(flow, facts, visit, shares)
      }),
      { numRuns: 200 },
    )
    console.info(`oracle: ${flows} flows, ${shares.transitions} transitions, percent of them with`, shares.percent)
    expect(flows).toBeGreaterThan(0)
    for (const [feature, percent] of Object.entries(shares.percent)) expect(percent, feature).toBeGreaterThanOrEqual(10)
    expect(Object.keys(shares.percent)).toEqual(['guards', 'modals', 'back', 'running', 'changed'])
  }, 60_000)
})

const startFacts: fc.Arbitrary<Facts> = fc.record({
  'session.authenticated': fc.constantFrom(true, true, true, false),
  'payment.type': fc.constantFrom('pix', 'credit'),
  'recharge.value': fc.constantFrom(10, 20, 30, 40),
})
