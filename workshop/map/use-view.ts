import { select } from 'd3-selection'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Box } from './flow-map.ts'

const LEAST = 0.05
const MOST = 2
/** At this scale and above, titles can be read. */
const LEGIBLE = 0.9
/** The space around a box, in units of the map. */
const EDGE = 20
/** How far an arrow key moves the map, in pixels. */
const STEP = 90
const LARGER = 1.3
const moves: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [STEP, 0]],
  ['ArrowRight', [-STEP, 0]],
  ['ArrowUp', [0, STEP]],
  ['ArrowDown', [0, -STEP]],
] as const)
const factors = new Map([
  ['+', LARGER],
  ['=', LARGER],
  ['-', 1 / LARGER],
])

type Span = readonly [start: number, length: number]

/**
 * Returns how far to move the map in one direction, so that the first span is in the middle of the room. If the span is
 * longer than the room, the part around the second span is shown.
 */
function shift(room: number, [start, length]: Span, [from, fromLength]: Span): number {
  if (length + 2 * EDGE <= room) return room / 2 - start - length / 2
  return Math.max(room - EDGE - start - length, Math.min(EDGE - start, room / 2 - from - fromLength / 2))
}

export interface MapView {
  readonly transform: ZoomTransform
  /** If a box is readable as a whole, shows it all. Otherwise shows its part around `from`. */
  readonly show: (box: Box, from?: Box) => void
  readonly zoomBy: (factor: number) => void
  readonly press: (key: string) => boolean
}

/** Lets a person move and zoom an element’s content with mouse, touch and keys. */
export function useView(area: RefObject<HTMLElement | null>): MapView {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity)
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown>>(undefined)
  useEffect(() => {
    const element = area.current
    if (element === null) return
    const one = zoom<HTMLElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .on('zoom', event => setTransform(event.transform))
    behaviour.current = one
    const selection = select(element)
    selection.call(one).on('dblclick.zoom', null)
    return () => void selection.on('.zoom', null)
  }, [area])
  const act = useCallback(
    (deed: (one: ZoomBehavior<HTMLElement, unknown>, element: HTMLElement) => void) => {
      if (behaviour.current !== undefined && area.current !== null) deed(behaviour.current, area.current)
    },
    [area],
  )
  const show = useCallback(
    (box: Box, from?: Box) => {
      act((one, element) => {
        const { clientWidth: width, clientHeight: height } = element
        const least = from === undefined ? LEAST : LEGIBLE
        const scale = Math.max(least, Math.min(1, width / (box.width + 60), height / (box.height + 60)))
        const { x: left, y: top, ...size } = from ?? box
        const x = shift(width / scale, [box.x, box.width], [left, size.width])
        const y = shift(height / scale, [box.y, box.height], [top, size.height])
        one.transform(select(element), zoomIdentity.scale(scale).translate(x, y))
      })
    },
    [act],
  )
  const zoomBy = (factor: number) => act((one, element) => one.scaleBy(select(element), factor))
  const moveBy = (x: number, y: number) =>
    act((one, element) => one.translateBy(select(element), x / transform.k, y / transform.k))
  const press = (key: string) => {
    const [move, factor] = [moves.get(key), factors.get(key)]
    if (move !== undefined) moveBy(...move)
    if (factor !== undefined) zoomBy(factor)
    return move !== undefined || factor !== undefined
  }
  return { transform, show, zoomBy, press }
}
