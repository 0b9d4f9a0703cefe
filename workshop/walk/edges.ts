import { type Flow, type Guard, own } from '../../runtime/engine/flow.ts'
import { alwaysTransitions, modalTransitions, stepTransitions, type Transition } from '../flows/transitions.ts'

/** An arrow of a flow, with the screen where it starts. */
export interface Edge extends Transition {
  /** Where the edge starts: `steps/login`, `modals/cvv`, or `always`. */
  readonly place: string
  /** The guards of the branches before this branch. When the app takes this branch, all of them are false. */
  readonly earlier: readonly string[]
}

export interface Walkable {
  readonly flow: Flow
  /** The flow that this flow extends or varies. */
  readonly base: Flow | undefined
}

function at(place: string, transitions: readonly Transition[]): readonly Edge[] {
  return transitions.map((transition, index) => {
    const isSibling = (other: Transition) => other.event === transition.event && other.outcome === transition.outcome
    const earlier = transitions.slice(0, index).flatMap(other => (isSibling(other) ? (other.when ?? []) : []))
    return { ...transition, place, earlier }
  })
}

/**
 * Returns every arrow of a flow. These are the arrows of its steps and modals, by event and outcome, and the arrows of
 * `always`.
 */
export function edgesOf(flow: Flow): readonly Edge[] {
  return [
    ...Object.keys(flow.steps).flatMap(id => at(`steps/${id}`, stepTransitions(flow, id))),
    ...Object.keys(flow.modals).flatMap(id => at(`modals/${id}`, modalTransitions(flow, id))),
    ...at('always', alwaysTransitions(flow)),
  ]
}

/**
 * Returns a key of an edge. Edges of two flows have the same key if they have the same target and guards, and start on
 * screens with the same content.
 */
function sameness(flow: Flow, edge: Edge): string {
  const [kind, id = ''] = edge.place.split('/')
  const place = kind === 'steps' ? own(flow.steps, id) : kind === 'modals' ? own(flow.modals, id) : undefined
  const guards = [...edge.earlier, ...(edge.when === null ? [] : [edge.when])].map(name => guardTree(flow, name))
  return JSON.stringify([edge, place, guards])
}

/** Returns the definition of a guard, with the definitions of all guards that it combines. */
function guardTree(flow: Flow, name: string): unknown {
  const guard = own(flow.guards, name)
  return guard === undefined ? name : [guard, partsOf(guard).map(part => guardTree(flow, part))]
}

function partsOf(guard: Guard): readonly string[] {
  if ('all' in guard) return guard.all
  if ('any' in guard) return guard.any
  return 'not' in guard ? [guard.not] : []
}

/**
 * Returns the edges that the flow does not share with the flow that it extends. Shared edges are tested in that flow.
 */
export function ownEdges({ flow, base }: Walkable): readonly Edge[] {
  const inherited = new Set(base === undefined ? [] : edgesOf(base).map(edge => sameness(base, edge)))
  return edgesOf(flow).filter(edge => !inherited.has(sameness(flow, edge)))
}

/** Returns the name of an edge, such as `steps/pix watch paid [paidByDebit] → step:success`. */
export function nameOf({ place, event, run, outcome, when, target }: Edge): string {
  const by = run === null ? [event] : [event, run, outcome]
  return `${[place, ...by].join(' ')}${when === null ? '' : ` [${when}]`} → ${target}`
}
