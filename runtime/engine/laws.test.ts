import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { aHappening, aWildEvent, eventFor, type Happening, happenings } from '../../tests/engine/random-events.ts'
import { anyFacts, anyStepName, randomFlow } from '../../tests/engine/random-flow.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { type Facts, type Flow, own } from './flow.ts'
import { type EngineEvent, type FlowState, initialState, type Transition, topEntry } from './state.ts'
import { transition } from './transition.ts'

// Many flows each: a busy machine may take longer than a test usually may.
vi.setConfig({ testTimeout: 60_000 })

interface Moment extends Transition {
  readonly before: FlowState
  readonly event: EngineEvent
  readonly facts: Facts
}

/** Every transition of a visit that begins by opening `first`. */
function visitOf(flow: Flow, first: string, start: Facts, visit: readonly Happening[]): readonly Moment[] {
  const moments: Moment[] = []
  let before = initialState(flow)
  let facts = start
  const open: Happening = { kind: 'reload', step: first }
  for (const happening of [open, ...visit]) {
    if (happening.kind === 'facts') facts = happening.facts
    const event = eventFor(happening, before)
    if (event === undefined) continue
    const done = transition(flow, before, event, facts)
    moments.push({ ...done, before, event, facts })
    before = done.state
  }
  return moments
}

function always(law: (moment: Moment, flow: Flow) => void, isMalformed = false): void {
  fc.assert(
    fc.property(randomFlow({ isMalformed }), anyStepName, anyFacts, happenings, (flow, first, facts, visit) => {
      for (const moment of visitOf(flow, first, facts, visit)) law(moment, flow)
    }),
    { numRuns: 150 },
  )
}

const isCharging = (state: FlowState) => state.running.some(({ charge }) => charge)

describe('on any flow, whatever happens', () => {
  it('there is always a next state: known steps, known modals, one entry each', () => {
    always(({ state }, flow) => {
      expect(state.step === '' || own(flow.steps, state.step) !== undefined).toBe(true)
      for (const { id } of state.modals) expect(own(flow.modals, id)).toBeDefined()
      expect(new Set(state.modals.map(({ id }) => id)).size).toBe(state.modals.length)
      expect(Number.isInteger(state.entry)).toBe(true)
      expect(structuredClone(state)).toEqual(state)
    }, true)
  })

  it('no event makes it throw, and none leads to a step or a modal that there is not', () => {
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

  it('nothing that comes in is changed, and the same comes out of the same', () => {
    always(({ before, event, facts, state, effects }, flow) => {
      const copy = structuredClone({ flow, before, event, facts })
      expect(transition(flow, before, event, facts)).toEqual({ state, effects })
      expect({ flow, before, event, facts }).toEqual(copy)
    })
  })

  it('a step for customers comes up only in a session, and no step without what it needs', () => {
    always(({ before, state, facts, effects }, flow) => {
      const isShown = state.step !== '' && (state.step !== before.step || effects.some(({ kind }) => kind === 'review'))
      const shown = isShown ? own(flow.steps, state.step) : undefined
      if (shown?.access === 'customer') expect(facts['session.authenticated']).toBe(true)
      for (const fact of shown?.needs ?? []) expect([undefined, null, '']).not.toContain(facts[fact])
    }, true)
  })

  it('a step that comes up has no modals over it', () => {
    always(({ before, state }) => {
      if (state.step !== before.step) expect([state.modals, state.message]).toEqual([[], null])
    }, true)
  })

  it('a second action by the person is never started', () => {
    always(({ state, event }) => {
      if (event.type !== 'user') return
      expect(state.running.filter(({ kind }) => kind === 'action').length).toBeLessThanOrEqual(1)
    })
  })

  it('a service starts once, and stops once at most: by its answer, or called back unless it charges', () => {
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

  it('while a charge runs no tap, no Back and no Forward moves the person or starts anything', () => {
    let charging = 0
    always(({ before, state, event }) => {
      const isPersons = event.type === 'user' || event.type === 'back' || event.type === 'popped'
      if (!isPersons || !isCharging(before)) return
      charging += 1
      expect(state).toEqual(before)
    })
    expect(charging).toBeGreaterThan(20)
  })

  it('a late answer changes nothing and is reported', () => {
    always(({ before, state, event, effects }) => {
      if (event.type !== 'outcome' || before.running.some(({ id }) => id === event.run)) return
      expect(state).toEqual(before)
      expect(effects).toEqual([{ kind: 'report', problem: 'late-outcome', detail: event.outcome }])
    })
  })

  it('what the flow does not handle changes nothing and is reported', () => {
    always(({ before, state, effects }) => {
      const isUnhandled = effects.some(effect => effect.kind === 'report' && effect.problem === 'unhandled-event')
      if (isUnhandled && before.modals.length === 0) expect(state).toEqual(before)
    }, true)
  })
})

describe('modals', () => {
  /** Answers that a person waits for come; then Back, as often as there are modals. */
  function free(flow: Flow, state: FlowState, facts: Facts, way: EngineEvent): FlowState {
    let now = state
    for (let tries = 0; tries < 20 && now.modals.length > 0; tries++) {
      const run = now.running.find(({ kind }) => kind === 'action')
      const event: EngineEvent = run === undefined ? way : { type: 'outcome', run: run.id, outcome: 'unheard of' }
      now = transition(flow, now, event, facts).state
    }
    return now
  }

  it.each([{ type: 'back' }, { type: 'user', name: 'dismiss' }] as const)('never hold a person: $type $name', way => {
    let held = 0
    fc.assert(
      fc.property(
        randomFlow({ dismissals: 'close' }),
        anyStepName,
        anyFacts,
        happenings,
        (flow, first, facts, visit) => {
          for (const { state, facts: known } of visitOf(flow, first, facts, visit)) {
            if (state.modals.length === 0) continue
            held += 1
            expect(free(flow, state, known, way).modals).toEqual([])
          }
        },
      ),
      { numRuns: 100 },
    )
    expect(held).toBeGreaterThan(20)
  })
})

describe('the browser', () => {
  type Press = { readonly press: number } | { readonly happening: Happening }
  const presses: fc.Arbitrary<Press> = fc.record({ press: fc.constantFrom(-1, -1, -2, -3, 1, 2) })
  const others: fc.Arbitrary<Press> = aHappening.map(happening => ({ happening }))

  it('is always where the state is, with one move of its history at most for each transition', () => {
    let moved = 0
    fc.assert(
      fc.property(
        randomFlow(),
        anyFacts,
        fc.array(fc.oneof({ weight: 1, arbitrary: presses }, { weight: 3, arbitrary: others }), {
          maxLength: 40,
          size: 'max',
        }),
        (flow, facts, doings) => {
          const person = new Person(flow, facts).opens(flow.start)
          for (const doing of doings) {
            if ('press' in doing) person.goes(doing.press)
            else if (doing.happening.kind === 'facts') person.knows(doing.happening.facts)
            else if (doing.happening.kind === 'reload') person.reloads()
            else if (doing.happening.kind !== 'moved') {
              const event = eventFor(doing.happening, person.state)
              if (event !== undefined) person.meets(event)
            }
            moved += person.browser.index
            expect(person.browser.index).toBe(topEntry(person.state))
          }
        },
      ),
      { numRuns: 200 },
    )
    expect(moved).toBeGreaterThan(20)
  })
})

describe('Back', () => {
  const names = ['a', 'b', 'c', 'd']
  const on = { ...Object.fromEntries(names.map(name => [name, `step:${name}`])), ask: 'modal:ask', tell: 'modal:tell' }
  const flow = flowOf({
    steps: Object.fromEntries(names.map(name => [name, step({ on })])),
    modals: { ask: modal(on), tell: modal(on) },
  })

  it('follows the visited path, by the header and by the browser alike', () => {
    const doings = fc.constantFrom('a', 'b', 'c', 'd', 'ask', 'tell', 'header', 'browser', 'reload')
    fc.assert(
      fc.property(fc.array(doings, { maxLength: 40, size: 'max' }), doing => {
        const person = new Person(flow).opens('a')
        let path = ['a']
        let modals: readonly string[] = []
        for (const what of doing) {
          if (what === 'header' || what === 'browser') {
            if (modals.length > 0) modals = modals.slice(0, -1)
            else if (path.length > 1) path = path.slice(0, -1)
            if (what === 'header') person.presses('header back')
            else person.goes(-1)
          } else if (what === 'reload') {
            modals = []
            person.reloads()
          } else if (what === 'ask' || what === 'tell') {
            modals = [...(modals.includes(what) ? modals.slice(0, modals.indexOf(what)) : modals), what]
            person.taps(what)
          } else {
            modals = []
            if (what !== path.at(-1)) path = [...path, what]
            person.taps(what)
          }
          expect([...person.behind, person.state.step]).toEqual(path)
          expect(person.state.modals.map(({ id }) => id)).toEqual(modals)
        }
      }),
      { numRuns: 300 },
    )
  })
})
