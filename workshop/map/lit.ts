import type { Box, FlowMap, PlaceOnMap, Route } from './flow-map.ts'

/** The places and arrows that stand out, with the numbers of the steps of a route; undefined if nothing does. */
export interface Lit {
  readonly places: ReadonlySet<string>
  /** The arrows, with the words that stand beside each; empty for the words that the map has. */
  readonly arrows: ReadonlyMap<string, string>
}

/** Returns what stands out: a route, or a place with its arrows. */
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

/** Returns the arrows of a route, each with its number in the list and a few words. A route without order has none. */
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
