import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { prepare } from '../../../runtime/engine/prepare.ts'
import type { EngineEvent } from '../../../runtime/engine/state.ts'
import { initialState } from '../../../runtime/engine/state.ts'
import { transition } from '../../../runtime/engine/transition.ts'
import type { Runner } from './race.ts'

export const stepId = (at: number): string => `s${at}`
export const facts = { value: 2000, known: 'yes' }

/** Returns a flow of `size` steps for the benchmark. The function `step` returns the handlers of each step. */
export function flowOf(size: number, step: (at: number) => object): Flow {
  const ids = Array.from({ length: size }, (_, at) => at)
  const plain = { access: 'anyone', title: 'Step', header: 'title', blocks: [] }
  const flow = prepare({
    id: 'bench',
    title: 'Bench',
    layout: 'classic',
    channels: ['web'],
    start: stepId(0),
    guards: { enough: { fact: 'value', atLeast: 1000 }, plenty: { fact: 'value', atLeast: 5000 } },
    always: {},
    modals: {},
    steps: Object.fromEntries(ids.map(at => [stepId(at), { ...plain, path: `/${stepId(at)}`, ...step(at) }])),
  })
  if (flow === undefined) throw new Error('The bench flow is no flow.')
  return flow
}

/** Returns a runner that sends the events repeatedly. The events must lead back to the step `start`. */
export function engineRunner(name: string, flow: Flow, start: string, names: readonly string[]): Runner {
  const open: EngineEvent = { type: 'open', step: start, entry: 0, visited: [] }
  const opened = transition(flow, initialState(flow), open, facts).state
  const events = names.map((name): EngineEvent => ({ type: 'user', name }))
  let state = opened
  const lap = () => {
    for (const event of events) state = transition(flow, state, event, facts).state
    // Real visits are short, so a new visit begins before the history becomes long.
    if (state.entry > 1000) state = opened
    return events.length
  }
  lap()
  if (state.step !== start || own(flow.steps, start) === undefined)
    throw new Error(`${name}: a lap ends at ${state.step}.`)
  return { name, lap }
}
