import { outerEvents } from '../../flows/flow-catalogue.ts'
import type { FlowFile } from '../flows/read-flows.ts'
import { type Unwalkable, type Walk, walkOf } from './edge-plan.ts'
import { ownEdges } from './edges.ts'
import { standingIn } from './standing.ts'

/**
 * Plans for the edges of a flow (ways from screen to screen). If the flow extends another flow and inherits an edge,
 * the edge is left out.
 */
export interface Walks {
  readonly walks: readonly Walk[]
  readonly unwalkable: readonly Unwalkable[]
}

export function walksOf({ flow, base }: FlowFile): Walks {
  const standing = standingIn(flow, outerEvents)
  const all = ownEdges({ flow, base }).map(edge => walkOf(flow, edge, standing))
  return {
    walks: all.flatMap(one => ('plan' in one ? [one] : [])),
    unwalkable: all.flatMap(one => ('why' in one ? [one] : [])),
  }
}
