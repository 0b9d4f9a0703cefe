import { memo, useEffect, useRef, useState } from 'react'
import { plainName } from '../../flows/words/plain-name.ts'
import { arrowLabel } from './arrow-label.ts'
import { around, startOf } from './first-view.ts'
import type { FlowMap, PlaceOnMap, Route } from './flow-map.ts'
import { boxAround, type Lit } from './lit.ts'
import { MapCard } from './MapCard.tsx'
import { MapLines } from './MapLines.tsx'
import { MiniMap } from './MiniMap.tsx'
import { area, group, stage, tool, tools, world } from './map.css.ts'
import { RouteWalk } from './RouteWalk.tsx'
import { useView } from './use-view.ts'

/** Below these scales, words need to be larger, so that they can be read. */
const MIDDLE = 0.65
const FAR = 0.42
const FARTHEST = 0.22
/** Below this width in pixels, a route as a whole is too small to read. */
const NARROW = 600

interface MapStageProps {
  readonly map: FlowMap
  readonly lit: Lit | undefined
  readonly chosen: string
  readonly route: Route | undefined
  readonly pictures: (story: string) => string | undefined
  readonly onChoose: (place: string) => void
}

/** The picture of the map, which can be moved and zoomed. Screen readers read the list beside it instead. */
export function MapStage({ map, lit, chosen, route, pictures, onChoose }: MapStageProps) {
  const [isWhole, setWhole] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const view = useView(ref)
  const { show, transform } = view
  const [size, setSize] = useState({ width: 1, height: 1 })
  const whole = { x: 0, y: 0, width: map.width, height: map.height }
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const place = map.places.find(({ id }) => id === chosen)
    const onRoute = new Set(route?.steps.map(step => step.place))
    const along = boxAround(map, onRoute)
    const first = boxAround(map, new Set(route?.steps.slice(0, 1).map(step => step.place)))
    // On a phone, the whole route is too small to read, so the map shows its beginning.
    const isNarrow = (ref.current?.clientWidth ?? 0) < NARROW
    if (place !== undefined) show(around(place.box), place.box)
    else if (along !== undefined) show(along, isNarrow ? first : undefined)
    else show(...startOf(map))
  }, [show, map, chosen, route])
  return (
    <div className={stage}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of form fields. */}
      <div
        ref={ref}
        className={area}
        role="group"
        aria-label="Picture of the flow: arrow keys move it, + and - zoom. The list has the same in words."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map.
        tabIndex={0}
        onKeyDown={event => {
          if (!event.ctrlKey && !event.metaKey && view.press(event.key)) event.preventDefault()
        }}
      >
        <div
          aria-hidden
          className={world}
          data-dim={lit !== undefined}
          data-distance={distanceAt(transform.k)}
          style={{ transform: `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})` }}
        >
          <World map={map} lit={lit} chosen={chosen} pictures={pictures} onChoose={onChoose} isWhole={isWhole} />
        </div>
      </div>
      <div className={tools}>
        <button type="button" className={tool} aria-label="Zoom in" onClick={() => view.zoomBy(1.4)}>
          +
        </button>
        <button type="button" className={tool} aria-label="Zoom out" onClick={() => view.zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" className={tool} onClick={() => show(...startOf(map))}>
          Start
        </button>
        <button type="button" className={tool} onClick={() => show(whole)}>
          Whole flow
        </button>
        <button type="button" className={tool} aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          All arrows
        </button>
      </div>
      <MiniMap
        map={map}
        transform={transform}
        size={size}
        onPoint={point => show(around({ ...point, width: 0, height: 0 }))}
      />
      {route?.trace === undefined ? null : <RouteWalk key={route.id} route={route} onChoose={onChoose} />}
    </div>
  )
}

function distanceAt(scale: number): string {
  if (scale < FARTHEST) return 'far farthest'
  return scale < FAR ? 'far' : scale < MIDDLE ? 'middle' : 'near'
}

type WorldProps = Omit<MapStageProps, 'route'> & { readonly isWhole: boolean }

const World = memo(function World({ map, lit, chosen, pictures, onChoose, isWhole }: WorldProps) {
  return (
    <>
      {map.groups.map(({ name, box }) => (
        <div key={name} className={group} style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
          <span>{plainName(name)}</span>
        </div>
      ))}
      <MapLines map={map} lit={lit} chosen={chosen} isWhole={isWhole} />
      {map.places.map(place => (
        <MapCard
          key={place.id}
          place={place}
          way={wayTo(map, place)}
          picture={place.story === undefined ? undefined : pictures(place.story)}
          isLit={lit?.places.has(place.id) === true}
          isChosen={place.id === chosen}
          onChoose={onChoose}
        />
      ))}
    </>
  )
})

/** Returns the words of the first arrow to a dialog. The dialog is beside its step, so no line leads to the dialog. */
function wayTo({ arrows }: FlowMap, { id, kind }: PlaceOnMap): string | undefined {
  const first = kind === 'modal' ? arrows.find(({ from, to }) => to === id && from !== id) : undefined
  return first && arrowLabel(first)
}
