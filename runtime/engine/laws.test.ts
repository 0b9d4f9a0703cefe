import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { aHappening, aWildEvent, eventFor, happenings } from '../../tests/engine/random-events.ts'
import { anyFacts, anyStepName, randomFlow } from '../../tests/engine/random-flow.ts'
import { type Moment, visitOf } from '../../tests/engine/visit.ts'
import { own, type WholeFlow } from './flow.ts'
import { type FlowState, initialState } from './state.ts'
import { transition } from './transition.ts'

// Each test tries many flows, which takes longer than the default limit on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

function always(law: (moment: Moment, flow: WholeFlow) => void, isMalformed = false): void {
  fc.assert(
    fc.property(randomFlow({ isMalformed }), anyStepName, anyFacts, happenings, (flow, first, facts, visit) => {
      for (const moment of visitOf(flow, first, facts, visit)) law(moment, flow)
    }),
    { numRuns: 150 },
  )
}

const isCharging = (state: FlowState) => state.running.some(({ charge }) => charge)

describe('on any flow, after any events', () => {
  it('on any flow, each event leads to a state whose step and modals exist', () => {
    always(({ state }, flow) => {
      expect(state.step === '' || own(flow.steps, state.step) !== undefined).toBe(true)
      for (const { id } of state.modals) expect(own(flow.modals, id)).toBeDefined()
      expect(new Set(state.modals.map(({ id }) => id)).size).toBe(state.modals.length)
      expect(Number.isInteger(state.entry)).toBe(true)
      expect(structuredClone(state)).toEqual(state)
    }, true)
  })

  it('on any flow, no event makes the engine throw an exception, not even an invalid event', () => {
    fc.assert(
      fc.property(
        randomFlow({ isMalformed: true }),
        anyFacts,
        fc.array(fc.oneof(aWildEvent, aHappening), { maxLength: 40, size: 'max' }),
        (flow, facts, events) => {
          let state = initialState(flow)
          for (const wild of events) {
            const event = 'kind' in wild ? eventFor(wild, state) : wild
            if (event !== undefined) state = transition(flow, state, event, facts).state
            expect(state.step === '' || own(flow.steps, state.step) !== undefined).toBe(true)
            for (const { id } of state.modals) expect(own(flow.modals, id)).toBeDefined()
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('the engine’s transition changes none of its inputs, and returns the same result for the same inputs, on any flow', () => {
    always(({ before, event, facts, state, effects }, flow) => {
      const copy = structuredClone({ before, event, facts })
      expect(transition(flow, before, event, facts)).toEqual({ state, effects })
      expect({ before, event, facts }).toEqual(copy)
    })
  })

  it('on any flow, a private step is shown only after login, and each step only with the facts that it needs', () => {
    always(({ before, state, facts, effects }, flow) => {
      const isShown = state.step !== '' && (state.step !== before.step || effects.some(({ kind }) => kind === 'review'))
      const shown = isShown ? own(flow.steps, state.step) : undefined
      if (shown?.access === 'customer') expect(facts['session.authenticated']).toBe(true)
      for (const fact of shown?.needs ?? []) expect([undefined, null, '']).not.toContain(facts[fact])
    }, true)
  })

  it('on any flow, a new step is shown without open modals or messages', () => {
    always(({ before, state }) => {
      if (state.step !== before.step) expect([state.modals, state.message]).toEqual([[], null])
    }, true)
  })

  it('on any flow, the customer cannot start a second action while the first runs', () => {
    always(({ state, event }) => {
      if (event.type !== 'user') return
      expect(state.running.filter(({ kind }) => kind === 'action').length).toBeLessThanOrEqual(1)
    })
  })

  it('on any flow, a service starts once and ends at most once, and nothing cancels a running charge', () => {
    always(({ before, state, event, effects }) => {
      const ids = (of: FlowState) => of.running.map(({ id }) => id)
      const started = effects.flatMap(effect => (effect.kind === 'run' ? [effect.run.id] : []))
      const cancelled = effects.flatMap(effect => (effect.kind === 'cancel' ? [effect.run] : []))
      const answered = event.type === 'outcome' ? [event.run] : []
      const gone = before.running.filter(({ id }) => !ids(state).includes(id))
      expect(ids(state).filter(id => !ids(before).includes(id))).toEqual(started)
      for (const { id, charge } of gone) expect(cancelled.includes(id) || charge || answered.includes(id)).toBe(true)
      for (const { id, charge } of before.running) if (charge) expect(cancelled).not.toContain(id)
      expect(new Set(cancelled).size).toBe(cancelled.length)
    }, true)
  })

  it('on any flow, taps, Back and Forward change nothing during a charge', () => {
    let charging = 0
    always(({ before, state, event }) => {
      const isPersons = event.type === 'user' || event.type === 'back' || event.type === 'popped'
      if (!isPersons || !isCharging(before)) return
      charging += 1
      expect(state).toEqual(before)
    })
    expect(charging).toBeGreaterThan(20)
  })

  it('on any flow, no `enter` or `watch` service moves the customer to another step during a charge', () => {
    always(({ before, state, event }) => {
      const answered = event.type === 'outcome' ? before.running.find(({ id }) => id === event.run) : undefined
      if (answered === undefined || answered.kind === 'action' || !isCharging(before)) return
      const { running: _before, ...wasThere } = before
      const { running: _after, ...isThere } = state
      expect(isThere).toEqual(wasThere)
    })
  })

  it('on any flow, the outcome of a service that no longer runs changes nothing and is reported', () => {
    always(({ before, state, event, effects }) => {
      if (event.type !== 'outcome' || before.running.some(({ id }) => id === event.run)) return
      expect(state).toEqual(before)
      expect(effects).toEqual([{ kind: 'report', problem: 'late-outcome', detail: event.outcome }])
    })
  })

  it('on any flow, an event without a handler changes nothing', () => {
    always(({ before, state, effects }) => {
      const isUnhandled = effects.some(effect => effect.kind === 'report' && effect.problem === 'unhandled-event')
      if (isUnhandled && before.modals.length === 0) expect(state).toEqual(before)
    }, true)
  })
})
