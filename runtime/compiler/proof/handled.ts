import type { Facts, Flow } from '../../engine/flow.ts'
import { holds } from '../../engine/guards.ts'
import type { FlowState } from '../../engine/state.ts'
import type { Explorable } from '../explore.ts'
import type { Handling, Way } from '../model.ts'
import type { Probe } from './probes.ts'
import { topOf } from './situation.ts'

export interface Handled {
  readonly handling: Handling
  /** Not set if the event closes a modal or starts a service, because both have no target. */
  readonly way: Way | undefined
}

/**
 * Returns the line of the config that handles this event, so that a problem can be reported there. Returns undefined if
 * the engine itself handles the event.
 */
export function handledBy(
  known: Explorable,
  flow: Flow,
  state: FlowState,
  probe: Probe,
  facts: Facts,
): Handled | undefined {
  const handling = handlingOf(known, state, probe)
  if (handling === undefined) return undefined
  const outcome = probe.by === 'service' ? probe.name : undefined
  if (handling.service !== undefined && outcome === undefined) return { handling, way: undefined }
  const ways = handling.ways.filter(way => way.outcome === outcome)
  const taken = ({ when }: Way) => when === undefined || holds(flow.guards, when.text, facts)
  return { handling, way: ways.length < 2 ? ways[0] : ways.find(taken) }
}

function handlingOf({ flow }: Explorable, state: FlowState, { by, name, event }: Probe): Handling | undefined {
  const step = flow.steps.get(state.step)
  if (event.type === 'outcome') {
    const run = state.running.find(({ id }) => id === event.run)
    if (run === undefined) return undefined
    if (run.kind !== 'action') return step?.[run.kind]
    const owner = run.modal === null ? step?.on : flow.modals.get(run.modal ?? '')?.on
    return (run.modal === undefined ? flow.always : owner)?.get(run.event)
  }
  if (by !== 'person') return flow.always.get(name)
  const modal = topOf(state)
  const own = modal === null ? (state.message === null ? step?.on : undefined) : flow.modals.get(modal)?.on
  return own?.get(name) ?? flow.always.get(name)
}
