import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { aHappening, eventFor, type Happening, happenings } from '../../tests/engine/random-events.ts'
import { anyFacts, anyStepName, randomFlow } from '../../tests/engine/random-flow.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { visitOf } from '../../tests/engine/visit.ts'
import type { Facts, Flow } from './flow.ts'
import { type EngineEvent, type FlowState, topEntry } from './state.ts'
import { transition } from './transition.ts'

// Each test tries many flows, which takes longer than the default limit on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('modals', () => {
  /**
   * Closes all modals by going back. If an action runs, it must be answered first, because Back does nothing meanwhile.
   */
  function free(flow: Flow, state: FlowState, facts: Facts, way: EngineEvent): FlowState {
    let now = state
    for (let tries = 0; tries < 20 && now.modals.length > 0; tries++) {
      const run = now.running.find(({ kind }) => kind === 'action')
      const event: EngineEvent = run === undefined ? way : { type: 'outcome', run: run.id, outcome: 'unheard of' }
      now = transition(flow, now, event, facts).state
    }
    return now
  }

  it.each([{ type: 'back' }, { type: 'user', name: 'dismiss' }] as const)(
    'in any random flow, the event $type $name closes every open modal',
    way => {
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
    },
  )
})

describe('the browser', () => {
  type Press = { readonly press: number } | { readonly happening: Happening }
  const presses: fc.Arbitrary<Press> = fc.record({ press: fc.constantFrom(-1, -1, -2, -3, 1, 2) })
  const others: fc.Arbitrary<Press> = aHappening.map(happening => ({ happening }))

  it('on any random flow, the browser’s history matches the state after every event', () => {
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

  it('on any random walk, the header’s and the browser’s Back lead back through the visited steps in the same way', () => {
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
