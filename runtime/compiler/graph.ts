import { explore, type Move, type Screen } from './explore.ts'
import { idIn, type PassInput, shownBy } from './pass.ts'

/** Returns a flow as a Mermaid diagram with its steps, its modals, and the moves between them. */
export function drawGraph(input: Pick<PassInput, 'flow' | 'catalogue' | 'actions'>): string {
  const { flow } = input
  const { screens, moves } = explore(input)
  const nodes = new Map<string, string>()
  const name = (id: string): string => {
    const known = nodes.get(id) ?? `n${nodes.size}`
    nodes.set(id, known)
    return known
  }
  const lines: string[] = []
  for (const { id, isFinal, title } of flow.steps.values()) {
    const label = quoted(`${id}${title === undefined ? '' : `<br/>${title.text}`}`)
    lines.push(`  ${name(`step:${id}`)}${isFinal ? `([${label}])` : `[${label}]`}`)
  }
  for (const { id, title } of flow.modals.values()) {
    if (screens.some(({ modal }) => modal === id)) {
      lines.push(`  ${name(`modal:${id}`)}{{${quoted(`${id}${title === undefined ? '' : `<br/>${title.text}`}`)}}}`)
    }
  }
  const edges = new Map<string, Set<string>>()
  for (const move of moves) {
    const to = leadsTo(move)
    if (move.by === 'app' || to === undefined) continue
    const key = `${name(keyOf(move))} %% ${name(to)}`
    edges.set(key, (edges.get(key) ?? new Set()).add(labelOf(move)))
  }
  for (const [key, labels] of edges) {
    const [from, to] = key.split(' %% ')
    lines.push(`  ${from} -->|${quoted([...labels].join('<br/>'))}| ${to}`)
  }
  return ['flowchart TD', ...lines, ''].join('\n')
}

function keyOf({ step, modal }: Screen): string {
  return modal === null ? `step:${step}` : `modal:${modal}`
}

/**
 * Returns the screen that a move shows. If the move stays on the screen, closes a modal or goes back, returns
 * undefined.
 */
function leadsTo({ way, step, modal }: Move): string | undefined {
  const other = idIn(way?.to, 'modal')
  if (other !== undefined) return `modal:${other}`
  const shown = shownBy(way?.to)
  return shown === undefined || (shown === step && modal === null) ? undefined : `step:${shown}`
}

/**
 * Returns the text on an arrow of the diagram, such as `submit · paid [offerSchedule]`: the event, the outcome and the
 * guard.
 */
function labelOf({ event, way }: Move): string {
  const outcome = way?.outcome === undefined ? '' : ` · ${way.outcome}`
  const guard = way?.when === undefined ? '' : ` [${way.when.text}]`
  return `${event}${outcome}${guard}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '#quot;')}"`
}
