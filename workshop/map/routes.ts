import { plainWords } from '../../flows/words/plain-name.ts'
import type { View } from '../../runtime/compiler/diff/view.ts'
import type { Explorable } from '../../runtime/compiler/explore.ts'
import { exploreWorlds, type Move } from '../../runtime/compiler/proof/explore-worlds.ts'
import { newcomerIn } from '../../runtime/compiler/proof/newcomer.ts'
import { traceOf } from '../../runtime/compiler/proof/trace-of.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import type { Trace } from '../../runtime/engine/trace.ts'
import type { FlowArrow } from './arrows.ts'
import { chargingRoute } from './charging-route.ts'
import type { Route } from './flow-map.ts'
import type { FlowPlace } from './places.ts'
import { goalsOf } from './route-goals.ts'
import { type Chosen, type Milestone, Search } from './search.ts'
import { type Telling, tellWalk } from './walk-words.ts'
import { withExamples } from './with-examples.ts'

/** The end of a walk, and the events that must happen before it. */
export interface Goal {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly milestones: readonly Milestone[]
  readonly chosen: Chosen
}

/**
 * The number of walks to try for one route. A walk may contain a move that the engine cannot perform at this point, for
 * example because it needs another dialog under the open one. The next try avoids that move.
 */
const TRIES = 12

interface Input {
  readonly known: Explorable
  readonly flow: WholeFlow
  readonly view: View
  readonly places: readonly FlowPlace[]
  readonly arrows: readonly FlowArrow[]
}

/**
 * Returns the routes that can be highlighted: the simplest walk of a new customer to each goal, and everything that
 * takes money.
 */
export function routesOf({ known, flow, view, places, arrows }: Input): readonly Route[] {
  const explored = exploreWorlds(known, flow)
  const search = new Search(newcomerIn(known, flow, explored).moves, flow.start)
  const telling: Telling = { known, view, arrows: new Set(arrows.map(({ id }) => id)) }
  // Searches the moves of all customers. A customer with cards or recharges reaches more screens than a new customer.
  const wider = new Search(explored.moves, flow.start)
  const walks = goalsOf({ known, view, places }).flatMap(goal => {
    const walk = walkTo(flow, search, goal) ?? walkTo(flow, wider, goal)
    return walk === undefined ? [] : [routeFrom(telling, goal, walk)]
  })
  return titled([...chargingRoute(view, arrows), ...once(walks)].map(exemplified))
}

interface Walk {
  readonly moves: readonly Move[]
  readonly trace: Trace
}

/** Returns the simplest walk that the engine can take from the first to the last move. */
function walkTo(flow: WholeFlow, search: Search, { milestones, chosen }: Goal): Walk | undefined {
  const banned = new Set<Move>()
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = search.find(milestones, chosen, banned)
    if (found === undefined) return undefined
    const trace = traceOf(
      flow,
      found.map(({ taken }) => taken),
    )
    const jump = trace.moves.findIndex(move => 'at' in move)
    if (jump === -1) return { moves: found.map(({ taken }) => taken), trace }
    // If a move does not follow from the move before it, the trace has an extra entry in between: a jump (`at`). The
    // move at the same index of `found` is therefore the one that needed the first jump.
    const cause = found[jump]
    if (cause === undefined) return undefined
    banned.add(cause.move)
  }
  return undefined
}

function routeFrom(telling: Telling, { id, group, title, chosen }: Goal, { moves, trace }: Walk): Route {
  return { id, group, title, steps: tellWalk(telling, moves, chosen), trace }
}

function exemplified(route: Route): Route {
  const steps = route.steps.map(step => ({ ...step, text: withExamples(step.text), short: withExamples(step.short) }))
  return { ...route, title: withExamples(route.title), steps }
}

/**
 * Makes the titles unique. If two routes have the same title, adds the words of the last step. If the titles are still
 * the same, adds the route's id instead.
 */
function titled(routes: readonly Route[]): readonly Route[] {
  const isOnly = (all: readonly Route[], { title }: Route) => all.filter(one => one.title === title).length === 1
  const told = routes.map(route =>
    isOnly(routes, route) ? route : { ...route, title: `${route.title}: ${route.steps.at(-1)?.short}` },
  )
  return told.map((route, at) => {
    const { title = '', id = '' } = routes[at] ?? {}
    return isOnly(told, route) ? route : { ...route, title: `${title} (${plainWords(id.replace(/^to-\w+-/, ''))})` }
  })
}

/** If a group contains the same route twice, leaves out the second one. */
function once(routes: readonly Route[]): readonly Route[] {
  const seen = new Set<string>()
  return routes.filter(({ group, steps }) => {
    const key = `${group} ${JSON.stringify(steps)}`
    return !seen.has(key) && seen.add(key)
  })
}
