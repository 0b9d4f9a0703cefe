import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { knownConditions } from './known-conditions.ts'
import { type Context, kit, transitions, type Way } from './xstate-kit.ts'
import { Moves } from './xstate-moves.ts'
import { stepState } from './xstate-step.ts'

/**
 * Returns the flow as an XState machine. Steps become states, services become invoked actors, and modals become a
 * stack.
 */
export function machineOf(flow: WholeFlow) {
  const ids = Object.keys(flow.steps)
  const stateOf = (id: string) => `s${ids.indexOf(id)}`
  const nowhere = new Moves(flow, '')
  const context: Context = {
    facts: {},
    known: new Map(),
    entry: 0,
    modals: [],
    visited: [],
    wanted: null,
    goingTo: '',
    isMessage: false,
    isCharging: false,
  }
  const asked = (_: Context, event: { type: string; step?: string | null }) => event.step ?? ''
  const opened = (_: Context, event: { type: string; entry?: number }) => event.entry ?? 0
  const arrive = ids.map(id => ({
    guard: ({ context: c }: { context: Context }) => c.goingTo === id,
    target: `#${stateOf(id)}`,
  }))
  const open: readonly Way[] = [
    nowhere.travel({ to: asked, at: opened }),
    nowhere.travel({ to: () => flow.start, at: opened, forgets: true }),
    { target: '#unopened' },
  ]
  const cleared = kit.assign(({ context: c, event }) =>
    event.type === 'open' ? { modals: [], visited: event.visited, entry: event.entry } : c,
  )
  return kit.createMachine({
    context,
    initial: 'unopened',
    states: {
      unopened: { id: 'unopened' },
      travel: { id: 'travel', always: arrive },
      ...Object.fromEntries(ids.map(id => [stateOf(id), stepState(flow, id, stateOf(id))])),
    },
    on: {
      open: transitions(open.map(way => ({ ...way, actions: [cleared, ...(way.actions ?? [])] }))),
      facts: {
        actions: kit.assign(({ context: c, event }) =>
          event.type === 'facts' ? { facts: event.facts, known: knownConditions(flow, event.facts) } : c,
        ),
      },
    },
  })
}
