import { useCallback, useMemo } from 'react'
import { lookKey, pictureOf, usePictures } from '../sheets/pictures.ts'
import type { FlowMap } from './flow-map.ts'
import { litBy } from './lit.ts'
import { MapPanel } from './MapPanel.tsx'
import { MapStage } from './MapStage.tsx'
import { page } from './map.css.ts'
import { addressKey } from './place-ids.ts'
import type { Globals } from './story-link.ts'

/** The width of the pictures: a phone’s. */
const WIDTH = 390

interface FlowMapPageProps {
  readonly map: FlowMap
  /** The chosen place and the highlighted route, from the address. If there is none, the text is empty. */
  readonly at: string
  readonly route: string
  readonly globals: Globals
  readonly onShow: (at: string, route: string) => void
}

/** A flow as a map, with a description in words beside it. Renders a `<main>`. */
export function FlowMapPage({ map, at, route, globals, onShow }: FlowMapPageProps) {
  const place = map.places.find(({ id }) => addressKey(id) === at)
  const lit = map.routes.find(({ id }) => id === route)
  const standsOut = useMemo(() => litBy(map, lit, place), [map, lit, place])
  const pictures = usePictures()
  const [theme, mode] = [String(globals.theme), String(globals.mode)]
  const picture = useCallback(
    (story: string) => pictureOf(pictures, { theme, mode, width: WIDTH }, story),
    [pictures, theme, mode],
  )
  const lacksPictures = pictures !== undefined && pictures.looks[lookKey({ theme, mode, width: WIDTH })] === undefined
  const choose = (id: string) => onShow(addressKey(id), route)
  return (
    <main className={page} translate="no">
      <MapStage map={map} lit={standsOut} chosen={place?.id ?? ''} route={lit} pictures={picture} onChoose={choose} />
      <MapPanel
        map={map}
        place={place}
        route={lit}
        globals={globals}
        lacksPictures={lacksPictures}
        onChoose={choose}
        onRoute={id => onShow('', id)}
      />
    </main>
  )
}
