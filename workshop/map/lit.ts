import type { Box, FlowMap, PlaceOnMap, Route } from './flow-map.ts'

/**
 * The highlighted places and arrows. For a route, the numbers of its steps are included. If nothing is highlighted, it
 * is undefined.
 */
export interface Lit {
  readonly places: ReadonlySet<string>
  /** The highlighted arrows, each with the words beside it. If the text is empty, the map's own words are shown. */
  readonly arrows: ReadonlyMap<string, string>
}

/** Returns what is highlighted: either a route, or a place of the map with its arrows. */
export function litBy(map: FlowMap, route: Route | undefined, place: PlaceOnMap | undefined): Lit | undefined {
  if (route !== undefined) {
    return {
      places: new Set(route.steps.map(step => step.place)),
      arrows: wordsOnRoute(route),
    }
  }
  if (place === undefined) return undefined
  const own = map.arrows.filter(({ from, to }) => from !== to && (from === place.id || to === place.id))
  return {
    places: new Set([place.id, ...own.flatMap(({ from, to }) => [from, to])]),
    arrows: new Map(own.map(({ id }) => [id, ''])),
  }
}

/**
 * Returns the arrows of a route. Each arrow has its number in the list and a few words. If the route has no order, the
 * words are empty.
 */
function wordsOnRoute({ steps, trace }: Route): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  steps.forEach(({ arrows, short }, at) => {
    for (const arrow of arrows) {
      const before = words.get(arrow)
      const mine = trace === undefined ? '' : `${at + 1} ${short}`
      words.set(arrow, before ? `${before}, ${mine}` : mine)
    }
  })
  return words
}

/** Returns the box around these places; undefined if none of them is on the map. */
export function boxAround({ places }: FlowMap, ids: ReadonlySet<string>): Box | undefined {
  const boxes = places.filter(({ id }) => ids.has(id)).map(({ box }) => box)
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
