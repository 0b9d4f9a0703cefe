import type { Graph, GraphEdge, GraphNode } from './flow-graph.ts'
import './flow-graph.css'
import { storyId } from './story-id.ts'

const BEND = 60

interface FlowGraphProps {
  readonly graph: Graph
  readonly flow: string
}

/** Draws a flow: each box links to its stories. Renders an `<svg>`, and its arrows as a table below. */
export function FlowGraph({ graph, flow }: FlowGraphProps) {
  const { width, height, nodes, edges, box } = graph
  const byId = new Map(nodes.map(node => [node.id, node]))
  return (
    <main className="graph">
      <h1>{`Flow ${flow}`}</h1>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-labelledby="graph-title">
        <title id="graph-title">Steps and modals of {flow}</title>
        <defs>
          <marker id="graph-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {edges.map(edge => (
          <path
            key={`${edge.from} ${edge.to}`}
            className={isBack(edge, byId) ? 'graph-edge graph-back' : 'graph-edge'}
            d={curve(edge, byId, box)}
            markerEnd="url(#graph-arrow)"
          >
            <title>{edge.labels.join(', ')}</title>
          </path>
        ))}
        {nodes.map(node => (
          <Box key={node.id} node={node} box={box} flow={flow} />
        ))}
      </svg>
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {edges.map(({ from, to, labels }) => (
            <tr key={`${from} ${to}`}>
              <td>{from}</td>
              <td>{to}</td>
              <td>{labels.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

function Box({ node, box, flow }: { readonly node: GraphNode; readonly box: Graph['box']; readonly flow: string }) {
  const { kind, label, x, y } = node
  return (
    <a href={`./?path=/story/${storyId(flow, kind, label)}`} target="_top">
      <rect
        className={`graph-${kind}`}
        x={x}
        y={y}
        width={box.width}
        height={box.height}
        rx={kind === 'step' ? 10 : 22}
      />
      <text x={x + box.width / 2} y={y + box.height / 2 + 5} textAnchor="middle">
        {label}
      </text>
    </a>
  )
}

function isBack({ from, to }: GraphEdge, byId: ReadonlyMap<string, GraphNode>): boolean {
  return (byId.get(to)?.x ?? 0) < (byId.get(from)?.x ?? 0)
}

/**
 * Returns the path of an arrow. It goes from the right edge of a box to the left edge of another. Within a column it
 * passes beside the boxes; if it leads backwards, below them.
 */
function curve({ from, to }: GraphEdge, byId: ReadonlyMap<string, GraphNode>, box: Graph['box']): string {
  const a = byId.get(from)
  const b = byId.get(to)
  if (a === undefined || b === undefined) return ''
  const y1 = a.y + box.height / 2
  const y2 = b.y + box.height / 2
  if (b.x > a.x) return `M${a.x + box.width} ${y1}C${a.x + box.width + BEND} ${y1} ${b.x - BEND} ${y2} ${b.x} ${y2}`
  if (b.x === a.x) {
    const right = a.x + box.width
    return `M${right} ${y1}C${right + BEND / 2} ${y1} ${right + BEND / 2} ${y2} ${right} ${y2}`
  }
  const low = Math.max(a.y, b.y) + box.height + 14
  const x1 = a.x + box.width / 2 + 12
  const x2 = b.x + box.width / 2 - 12
  return `M${x1} ${a.y + box.height}C${x1} ${low} ${x2} ${low} ${x2} ${b.y + box.height}`
}
