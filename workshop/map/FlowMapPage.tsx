import { useMemo } from 'react'
import type { FlowMap } from './flow-map.ts'
import { litBy } from './lit.ts'
import { MapPanel } from './MapPanel.tsx'
import { MapStage } from './MapStage.tsx'
import { page } from './map.css.ts'
import { addressKey } from './place-ids.ts'
import type { Globals } from './story-link.ts'

interface FlowMapPageProps {
  readonly map: FlowMap
  /** The chosen place and the lit route, as the address has them; empty if there is none. */
  readonly at: string
  readonly route: string
  readonly globals: Globals
  readonly pictures: (story: string) => string | undefined
  readonly onShow: (at: string, route: string) => void
}

/** A flow as a map, and the same in words beside it. Renders a `<main>`. */
export function FlowMapPage({ map, at, route, globals, pictures, onShow }: FlowMapPageProps) {
  const place = map.places.find(({ id }) => addressKey(id) === at)
  const lit = map.routes.find(({ id }) => id === route)
  const standsOut = useMemo(() => litBy(map, lit, place), [map, lit, place])
  const choose = (id: string) => onShow(addressKey(id), route)
  return (
    <main className={page}>
      <MapStage map={map} lit={standsOut} chosen={place?.id ?? ''} route={lit} pictures={pictures} onChoose={choose} />
      <MapPanel
        map={map}
        place={place}
        route={lit}
        globals={globals}
        onChoose={choose}
        onRoute={id => onShow('', id)}
      />
    </main>
  )
}
