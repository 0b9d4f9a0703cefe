import type { Flow } from '../../runtime/engine/flow.ts'
import { flowFolder } from './places.ts'
import { type FlowFile, MODULE } from './read-flows.ts'
import { idPart } from './story-id.ts'
import { idIn, modalTransitions, stepTransitions, type Transition } from './transitions.ts'

const BOX = { width: 168, height: 44, gapX: 120, gapY: 28, margin: 24 }

export interface GraphNode {
  readonly id: string
  readonly kind: 'step' | 'modal'
  readonly label: string
  readonly x: number
  readonly y: number
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  /** The events and outcomes that lead along this arrow. */
  readonly labels: readonly string[]
}

/** A drawn flow: boxes in layers from its start, and the arrows between them. */
export interface Graph {
  readonly width: number
  readonly height: number
  readonly box: { readonly width: number; readonly height: number }
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

export function graphFile({ name }: FlowFile): {
  readonly module: string
  readonly id: string
  readonly title: string
} {
  return { module: `${MODULE}${name}/graph`, id: `flows-${idPart(name)}-graph`, title: `${flowFolder(name)}/Map` }
}

function targetOf({ target }: Transition): string | undefined {
  const step = idIn(target, 'step') ?? idIn(target, 'return')
  const modal = idIn(target, 'modal')
  return step === undefined ? modal && `modals/${modal}` : `steps/${step}`
}

function labelOf({ event, outcome, when }: Transition): string {
  return [event, outcome, when && `if ${when}`].filter(Boolean).join(' ')
}

function edgesOf(flow: Flow): GraphEdge[] {
  const edges = new Map<string, { from: string; to: string; labels: string[] }>()
  const all = [
    ...Object.keys(flow.steps).map(id => [`steps/${id}`, stepTransitions(flow, id)] as const),
    ...Object.keys(flow.modals).map(id => [`modals/${id}`, modalTransitions(flow, id)] as const),
  ]
  for (const [from, transitions] of all) {
    for (const transition of transitions) {
      const to = targetOf(transition)
      if (to === undefined || to === from) continue
      const edge = edges.get(`${from} ${to}`) ?? { from, to, labels: [] }
      if (!edge.labels.includes(labelOf(transition))) edge.labels.push(labelOf(transition))
      edges.set(`${from} ${to}`, edge)
    }
  }
  return [...edges.values()]
}

/** Returns the ids in layers, by the number of arrows from the start; unreachable boxes are in the last layer. */
function layersOf(ids: readonly string[], edges: readonly GraphEdge[], start: string): string[][] {
  const layer = new Map([[start, 0]])
  for (const id of layer.keys()) {
    const next = (layer.get(id) ?? 0) + 1
    for (const { from, to } of edges) if (from === id && !layer.has(to)) layer.set(to, next)
  }
  const last = Math.max(...layer.values()) + 1
  const layers: string[][] = Array.from({ length: last + 1 }, () => [])
  for (const id of ids) layers[layer.get(id) ?? last]?.push(id)
  return layers.filter(one => one.length > 0)
}

/** Sorts each layer by the positions of its neighbours in the layer before, so that fewer arrows cross. */
function order(layers: readonly string[][], edges: readonly GraphEdge[]): void {
  layers.forEach((layer, at) => {
    const before = layers[at - 1]
    if (before === undefined) return
    const place = (id: string): number => {
      const rows = edges
        .filter(({ to, from }) => to === id && before.includes(from))
        .map(({ from }) => before.indexOf(from))
      return rows.length === 0 ? layer.indexOf(id) : rows.reduce((sum, row) => sum + row, 0) / rows.length
    }
    const places = new Map(layer.map(id => [id, place(id)]))
    layer.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  })
}

export function layOut(flow: Flow): Graph {
  const ids = [
    ...Object.keys(flow.steps).map(id => `steps/${id}`),
    ...Object.keys(flow.modals).map(id => `modals/${id}`),
  ]
  const edges = edgesOf(flow)
  const layers = layersOf(ids, edges, `steps/${flow.start}`)
  order(layers, edges)
  const { width, height, gapX, gapY, margin } = BOX
  const tallest = Math.max(...layers.map(layer => layer.length))
  const nodes = layers.flatMap((layer, column) =>
    layer.map((path, row): GraphNode => {
      const [kind, id = ''] = path.split('/')
      const top = ((tallest - layer.length) * (height + gapY)) / 2
      return {
        id: path,
        kind: kind === 'modals' ? 'modal' : 'step',
        label: id,
        x: margin + column * (width + gapX),
        y: margin + top + row * (height + gapY),
      }
    }),
  )
  return {
    width: 2 * margin + layers.length * (width + gapX) - gapX,
    height: 2 * margin + tallest * (height + gapY) - gapY,
    box: { width, height },
    nodes,
    edges,
  }
}
