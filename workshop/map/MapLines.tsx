import { arrowLabel } from './arrow-label.ts'
import type { Arrow, FlowMap, PlaceOnMap } from './flow-map.ts'
import { linePath, wordsAt } from './line-path.ts'
import { arrow as arrowClass, words } from './lines.css.ts'
import type { Lit } from './lit.ts'
import { EVERYWHERE } from './place-ids.ts'

interface MapLinesProps {
  readonly map: FlowMap
  readonly lit: Lit | undefined
  readonly chosen: string
  /** Whether all arrows are drawn. */
  readonly isWhole: boolean
}

/** The arrows of the map. If an arrow is a main one or is highlighted, its words are shown beside it. */
export function MapLines({ map, lit, chosen, isWhole }: MapLinesProps) {
  const places = new Map(map.places.map(place => [place.id, place]))
  const drawn = map.arrows.flatMap(arrow => {
    const [from, to] = [places.get(arrow.from), places.get(arrow.to)]
    const told = lit?.arrows.get(arrow.id)
    const isLit = told !== undefined
    // An arrow without a line of its own is drawn only on demand, because all arrows at once would hide each other.
    // Arrows from the menu are left out even then, because they lead to every step.
    const isHidden = arrow.line.length === 0 && !isLit && (!isWhole || arrow.from === EVERYWHERE)
    if (from === undefined || to === undefined || from === to || isHidden) return []
    return [{ arrow, from, to, isLit, text: told || arrowLabel(arrow) }]
  })
  return (
    <>
      <svg aria-hidden width={map.width} height={map.height}>
        <defs>
          <marker
            id="map-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0 0L8 4L0 8z" fill="context-stroke" />
          </marker>
        </defs>
        {drawn.map(({ arrow, from, to, isLit }) => (
          <path
            key={arrow.id}
            className={arrowClass}
            data-faint={arrow.line.length === 0}
            data-lit={isLit}
            d={linePath(arrow, from.box, to.box)}
            markerEnd="url(#map-arrow)"
          />
        ))}
      </svg>
      {drawn.map(one => (hasWords(one) ? <ArrowWords key={one.arrow.id} {...one} chosen={chosen} /> : null))}
    </>
  )
}

/** Whether the words of an arrow are beside its line. The words of an arrow to a dialog are on the dialog's card. */
function hasWords({ arrow, to, isLit }: Pick<ArrowWordsProps, 'arrow' | 'to' | 'isLit'>): boolean {
  return arrow.label !== undefined || (isLit && to.kind !== 'modal')
}

interface ArrowWordsProps {
  readonly arrow: Arrow
  readonly from: PlaceOnMap
  readonly to: PlaceOnMap
  readonly isLit: boolean
  readonly text: string
  readonly chosen: string
}

function ArrowWords({ arrow, from, to, isLit, text, chosen }: ArrowWordsProps) {
  const { label } = arrow
  const isToChosen = chosen === to.id
  const { x, y } = label ?? wordsAt(from.box, to.box, isToChosen)
  // The words below a place are no wider than its card. The dialogs of a step stand close together, so wider words
  // would cover each other.
  const maxWidth = label === undefined && isToChosen ? from.box.width : undefined
  return (
    <span className={words} data-lit={isLit} data-loose={label === undefined} style={{ left: x, top: y, maxWidth }}>
      {text}
    </span>
  )
}
