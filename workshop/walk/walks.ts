import { outerEvents } from '../../flows/flow-catalogue.ts'
import { exportNameOf } from '../flows/plan.ts'
import { type FlowFile, flowFiles, readFlow } from '../flows/read-flows.ts'
import { type Unwalkable, type Walk, walkOf } from './edge-plan.ts'
import { ownEdges } from './edges.ts'
import { standingIn } from './standing.ts'

/** As many as a page walks in a few seconds: pages are visited side by side. */
const TOGETHER = 20

/** One module for each flow: `virtual:flow-walks/web`. */
export const MODULE = 'virtual:flow-walks/'

/** The edges of a flow that are walked on one page. */
interface Part {
  readonly name: string
  readonly exportName: string
  readonly walks: readonly Walk[]
}

export interface WalkFile {
  readonly module: string
  readonly title: string
  readonly plans: readonly Part[]
  /** All that are to be walked. */
  readonly edges: number
  readonly unwalkable: readonly Unwalkable[]
}

/** How all edges of a flow are walked that are its own; a flow without any has one part, with none. */
export function walkFile({ flow, base, name }: FlowFile): WalkFile {
  const standing = standingIn(flow, outerEvents)
  const edges = ownEdges({ flow, base })
  const all = edges.map(edge => walkOf(flow, edge, standing))
  const walks = all.flatMap(one => ('plan' in one ? [one] : []))
  const parts = Array.from({ length: Math.max(1, Math.ceil(walks.length / TOGETHER)) }, (_, at) => ({
    name: `part ${at + 1}`,
    exportName: exportNameOf(`part ${at + 1}`),
    walks: walks.slice(at * TOGETHER, (at + 1) * TOGETHER),
  }))
  return {
    module: `${MODULE}${name}`,
    title: `Walks/${name}`,
    plans: parts,
    edges: edges.length,
    unwalkable: all.flatMap(one => ('why' in one ? [one] : [])),
  }
}

export function walkFiles(): readonly WalkFile[] {
  return flowFiles().map(path => walkFile(readFlow(path)))
}
