import type { FlowArrow } from './arrows.ts'
import type { WayInWords } from './flow-map.ts'
import { EVERYWHERE } from './place-ids.ts'
import type { FlowPlace } from './places.ts'

/**
 * Returns the arrows whose words the map always shows. These are the arrows of the simplest way from the start to each
 * step. The arrow from the menu is used only if no other way leads to a step. The words of all arrows would hide each
 * other.
 */
export function backboneOf(places: readonly FlowPlace[], arrows: readonly FlowArrow[]): readonly FlowArrow[] {
  const hosts = new Map(places.map(({ id, host }) => [id, host ?? id]))
  const clusterOf = (id: string) => hosts.get(id) ?? id
  const costs = new Map(places.filter(({ isStart }) => isStart).map(({ id }) => [id, 0]))
  costs.set(EVERYWHERE, MENU)
  const last = new Map<string, FlowArrow>()
  for (let grew = true; grew; ) {
    grew = false
    for (const arrow of arrows) {
      const [from, to] = [costs.get(clusterOf(arrow.from)), clusterOf(arrow.to)]
      if (from === undefined || to === clusterOf(arrow.from)) continue
      const cost = from + Math.min(...arrow.ways.map(costOf))
      if (cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(to, cost)
      last.set(to, arrow)
      grew = true
    }
  }
  return [...last.values()]
}

/**
 * The cost of an arrow from the menu, which leads to every step. It is so high that the map uses such an arrow only if
 * no other arrow leads to a step.
 */
const MENU = 100

/**
 * Returns the cost of a way. A tap costs less than a condition, and less than an answer without a request, because it
 * is simpler.
 */
function costOf({ by, when }: WayInWords): number {
  return 1 + (when === undefined ? 0 : 2) + { person: 0, screen: 4, app: 20 }[by]
}
