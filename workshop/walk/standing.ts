import type { WholeFlow } from '../../runtime/engine/flow.ts'
import type { Action } from '../flows/action.ts'
import { filledModals } from '../flows/list-modals.ts'
import { readyPlan } from '../flows/list-states.ts'
import type { Plan } from '../flows/plan.ts'
import { chargeSearches } from './branch-recipes.ts'
import type { Edge } from './edges.ts'

const something: Action = { do: 'write', facts: { 'payment.inFlight': 'charge' } }

/** The start of each edge: the plan that brings the app to the screen where the edge starts. */
export interface Standing {
  readonly at: (edge: Edge) => Plan | undefined
  /** Events that the app itself sends. */
  readonly outer: readonly string[]
}

export function standingIn(flow: WholeFlow, outer: readonly string[]): Standing {
  const modals = filledModals(flow)
  return {
    outer,
    at({ place, event, run }) {
      const [kind, id = ''] = place.split('/')
      if (kind === 'modals') return modals.get(id)
      const step = kind === 'steps' ? id : anywhereFor(flow, event)
      const found = flow.steps[step]
      const ready = found && readyPlan(flow, step, found)
      const isLooking = run !== null && chargeSearches.includes(run) && found?.needs?.includes('payment.inFlight')
      return ready && isLooking ? { ...ready, actions: [something] } : ready
    },
  }
}

/**
 * Returns a step for logged-in customers on which `always` handles the event. The step needs no facts, runs no service,
 * and does not handle the event itself.
 */
function anywhereFor(flow: WholeFlow, event: string): string {
  const isPlain = (id: string): boolean => {
    const { access, needs = [], enter, watch, on = {} } = flow.steps[id] ?? {}
    return access === 'customer' && needs.length === 0 && !enter && !watch && on[event] === undefined
  }
  const isInside = (id: string): boolean => flow.steps[id]?.access === 'customer' && !flow.steps[id]?.needs?.length
  // If there is no such step, a step that runs a service or handles the event is used.
  return Object.keys(flow.steps).find(isPlain) ?? Object.keys(flow.steps).find(isInside) ?? flow.start
}
