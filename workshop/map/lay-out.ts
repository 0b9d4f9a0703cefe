import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { arrowLabel } from './arrow-label.ts'
import type { FlowArrow } from './arrows.ts'
import { backboneOf } from './backbone.ts'
import type { Arrow, Box, FlowMap, Group } from './flow-map.ts'
import type { FlowPlace } from './places.ts'

const STEP = { width: 150, height: 292 }
const MODAL = { width: 112, height: 142 }
const SMALL = { width: 150, height: 60 }
const GAP = 8
/** The largest number of modals in a column beside their step. */
const ROWS = 2
const LABEL = { perLetter: 6.9, height: 18, padding: 14 }

type LaidOut = Pick<FlowMap, 'width' | 'height' | 'groups' | 'arrows'> & { readonly boxes: ReadonlyMap<string, Box> }

/** Returns the position of everything on the map. Steps are grouped by journey. Each step has its modals beside it. */
export async function layOut(places: readonly FlowPlace[], arrows: readonly FlowArrow[]): Promise<LaidOut> {
  const hosts = new Map(places.map(({ id, host }) => [id, host ?? id]))
  const lines = backboneOf(places, arrows)
  const lone = (kind: FlowPlace['kind']) =>
    places.filter(place => place.kind === kind).map(place => ({ id: place.id, ...SMALL }))
  const [menu, exits] = [lone('everywhere'), lone('exit')]
  const graph: ElkNode = {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'org.eclipse.elk.json.edgeCoords': 'ROOT',
      'org.eclipse.elk.json.shapeCoords': 'ROOT',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.spacing.nodeNode': '28',
    },
    children: [...menu, ...journeysOf(places), ...exits],
    edges: lines.map(arrow => edgeOf(arrow, id => hosts.get(id) ?? id)),
  }
  const { width = 0, height = 0, children = [], edges = [] } = await new ELK().layout(graph)
  const boxes = new Map<string, Box>()
  const groups: Group[] = []
  for (const { id, children: clusters = [], ...box } of children) {
    const journey = /^journey (.+)/.exec(id)?.[1]
    if (journey === undefined) boxes.set(id, boxOf(box))
    else groups.push({ name: journey, box: boxOf(box) })
    for (const { id: host, x = 0, y = 0 } of clusters)
      for (const [place, inside] of clusterOf(places, host))
        boxes.set(place, { ...inside, x: x + inside.x, y: y + inside.y })
  }
  const routed = new Map(edges.map(edge => [edge.id, edge]))
  const placed = arrows.map(arrow => ({ ...arrow, ...lineIn(routed.get(arrow.id)) }))
  return { width, height, groups, boxes, arrows: placed }
}

function journeysOf(places: readonly FlowPlace[]): readonly ElkNode[] {
  const heads = places.filter(({ kind, host }) => kind === 'step' || (kind === 'modal' && host === undefined))
  return [...new Set(heads.map(({ journey }) => journey))].map(name => ({
    id: `journey ${name}`,
    layoutOptions: { 'elk.padding': '[top=44,left=20,bottom=20,right=20]' },
    children: heads
      .filter(({ journey }) => journey === name)
      .map(({ id }) => {
        const boxes = [...clusterOf(places, id).values()]
        const width = Math.max(...boxes.map(box => box.x + box.width))
        return { id, width, height: Math.max(...boxes.map(box => box.y + box.height)) }
      }),
  }))
}

/** Returns the positions of a step and its modals within their cluster. */
function clusterOf(places: readonly FlowPlace[], head: string): ReadonlyMap<string, Box> {
  const first = places.find(({ id }) => id === head)
  const own = first?.kind === 'modal' ? MODAL : STEP
  const boxes = new Map<string, Box>([[head, { x: 0, y: 0, ...own }]])
  places
    .filter(({ host }) => host === head)
    .forEach(({ id }, at) => {
      const x = own.width + GAP + Math.floor(at / ROWS) * (MODAL.width + GAP)
      boxes.set(id, { x, y: (at % ROWS) * (MODAL.height + GAP), ...MODAL })
    })
  return boxes
}

function edgeOf(arrow: FlowArrow, clusterOf: (id: string) => string): ElkExtendedEdge {
  const text = arrowLabel(arrow)
  const width = Math.round(text.length * LABEL.perLetter) + LABEL.padding
  const [from, to] = [clusterOf(arrow.from), clusterOf(arrow.to)]
  return { id: arrow.id, sources: [from], targets: [to], labels: [{ text, width, height: LABEL.height }] }
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height }
}

/** Returns the corners of a line, and the position of its label. */
function lineIn(edge: ElkExtendedEdge | undefined): Pick<Arrow, 'line' | 'label'> {
  const section = edge?.sections?.[0]
  if (section === undefined) return { line: [], label: undefined }
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  const [label] = edge?.labels ?? []
  return { line: points.map(({ x, y }) => ({ x, y })), label: label && boxOf(label) }
}
