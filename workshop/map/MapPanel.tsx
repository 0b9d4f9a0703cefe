import { useId } from 'react'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'
import type { FlowMap, PlaceOnMap, Route } from './flow-map.ts'
import { PlaceDetails } from './PlaceDetails.tsx'
import { item, list, panel } from './panel.css.ts'
import { RouteDetails } from './RouteDetails.tsx'
import type { Globals } from './story-link.ts'

export interface MapPanelProps {
  readonly map: FlowMap
  readonly place: PlaceOnMap | undefined
  readonly route: Route | undefined
  readonly globals: Globals
  /** Whether the map draws outlines, because nobody has made pictures in this theme and mode. */
  readonly lacksPictures: boolean
  readonly onChoose: (place: string) => void
  readonly onRoute: (route: string) => void
}

/** The map in words: the things that can be highlighted, the chosen place with its arrows, and all places. */
export function MapPanel(props: MapPanelProps) {
  const { map, place, route, lacksPictures, onRoute } = props
  const id = useId()
  const groups = [...new Set(map.routes.map(({ group }) => group))]
  return (
    <section className={panel} aria-label="The map in words">
      <h1>{map.title}</h1>
      <div>
        <label htmlFor={id}>Show a route</label>
        <select id={id} value={route?.id ?? ''} onChange={event => onRoute(event.target.value)}>
          <option value="">None</option>
          {groups.map(group => (
            <optgroup key={group} label={group}>
              {map.routes
                .filter(one => one.group === group)
                .map(one => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {lacksPictures ? (
        <p>
          The screens are outlines, because their pictures are not made yet.{' '}
          <WorkshopLink to="/story/sheets--sheets">Sheets</WorkshopLink> says how to make them.
        </p>
      ) : null}
      {route === undefined ? null : <RouteDetails {...props} route={route} />}
      {place === undefined ? null : <PlaceDetails {...props} place={place} />}
      <AllPlaces {...props} />
    </section>
  )
}

const headings = { step: 'Steps', modal: 'Dialogs', everywhere: 'Everywhere', exit: 'Ways out' } as const
const kinds = ['step', 'modal', 'everywhere', 'exit'] as const

function AllPlaces({ map, place, route, onChoose }: MapPanelProps) {
  return (
    <details open={place === undefined && route === undefined}>
      <summary>All places of the flow</summary>
      {kinds.map(kind => (
        <div key={kind}>
          <h2>{headings[kind]}</h2>
          <ul className={list}>
            {map.places
              .filter(one => one.kind === kind)
              .map(({ id, title, isStart, isEnd }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={item}
                    aria-current={place?.id === id ? 'true' : undefined}
                    onClick={() => onChoose(id)}
                  >
                    {title}
                    {isStart ? <span> (start)</span> : isEnd && kind === 'step' ? <span> (end)</span> : null}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
