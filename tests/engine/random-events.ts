import fc from 'fast-check'
import type { Facts } from '../../runtime/engine/flow.ts'
import { type EngineEvent, type FlowState, topEntry } from '../../runtime/engine/state.ts'
import { anyFacts, anyStepName, eventNames, outcomeNames, systemNames } from './random-flow.ts'

/** An event that can be drawn at random before the state is known. `eventFor` turns it into an event for a state. */
export type Happening =
  | { readonly kind: 'event'; readonly event: EngineEvent }
  /**
   * An answer of a running service. With `isLate`, the answer comes from a service whose step the customer has left.
   */
  | { readonly kind: 'answer'; readonly place: number; readonly isLate: boolean; readonly outcome: string }
  /** The customer goes back (a negative number) or forward by this many history entries. */
  | { readonly kind: 'moved'; readonly by: number; readonly step: string | null }
  | { readonly kind: 'reload'; readonly step: string }
  | { readonly kind: 'facts'; readonly facts: Facts }

const nonsense = ['nonsense', '__proto__', 'constructor', 'toString', '', '*', 'xstate.init']
const aUserName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<string>(...eventNames) },
  { weight: 3, arbitrary: fc.constantFrom('dismiss', 'retry', 'retry', 'again') },
  { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
)
const aSystemName = fc.constantFrom<string>(...systemNames, ...systemNames, 'nonsense', '__proto__')
const anOutcome = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom<string>(...outcomeNames) },
  { weight: 1, arbitrary: fc.constantFrom('nonsense', '__proto__') },
)

const anEvent: fc.Arbitrary<EngineEvent> = fc.oneof(
  { weight: 7, arbitrary: fc.record({ type: fc.constant('user' as const), name: aUserName }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('always' as const), name: aSystemName }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('back' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('returned' as const) }) },
)

export const aHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('event' as const), event: anEvent }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      place: fc.integer({ min: 0, max: 3 }),
      isLate: fc.constantFrom(false, false, false, false, false, true),
      outcome: anOutcome,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('moved' as const),
      by: fc.integer({ min: -3, max: 1 }),
      step: fc.option(anyStepName, { freq: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), step: anyStepName }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('facts' as const), facts: anyFacts }) },
)

/** Returns the event for the engine, or undefined if the event is impossible in this state. */
export function eventFor(happening: Happening, state: FlowState): EngineEvent | undefined {
  switch (happening.kind) {
    case 'event':
      return happening.event
    case 'answer': {
      const run = happening.isLate ? 0 : state.running[happening.place % state.running.length]?.id
      if (run === undefined) return undefined
      return { type: 'outcome', run, outcome: happening.outcome }
    }
    case 'moved':
      return { type: 'popped', entry: Math.max(0, topEntry(state) + happening.by), step: happening.step }
    case 'reload':
      return { type: 'open', step: happening.step, entry: topEntry(state), visited: state.visited }
    case 'facts':
      return undefined
  }
}

/** The events of a whole visit. */
export const happenings = fc.array(aHappening, { minLength: 10, maxLength: 60, size: 'max' })

const anyNumber = fc.oneof(fc.integer(), fc.double())
const anyWords = fc.oneof(fc.string(), anyStepName, fc.constantFrom(...nonsense))

/** Events with valid types that no browser or service would ever send. */
export const aWildEvent: fc.Arbitrary<EngineEvent> = fc.oneof(
  fc.record({ type: fc.constant('user' as const), name: anyWords }),
  fc.record({ type: fc.constant('always' as const), name: anyWords }),
  fc.record({ type: fc.constant('outcome' as const), run: anyNumber, outcome: anyWords }),
  fc.record({ type: fc.constant('popped' as const), entry: anyNumber, step: fc.option(anyWords) }),
  fc.record({
    type: fc.constant('open' as const),
    step: anyWords,
    entry: anyNumber,
    visited: fc.array(fc.record({ step: anyWords, entry: anyNumber })),
  }),
)
