import type { Json } from '../json-tree.ts'
import { isObject, listOf, objectOf, textIn } from './json.ts'
import type { View } from './view.ts'

export interface Route {
  readonly when: string | undefined
  readonly to: string
}

/** How an event is handled. */
export interface Handled {
  readonly run: string | undefined
  readonly send: string | undefined
  /** The routes for each outcome. If no service runs, the only outcome is `''`. */
  readonly outcomes: ReadonlyMap<string, readonly Route[]>
}

/**
 * Returns a handler in one form. A config can write it as a target, as a list with guards, or as an object with a
 * service.
 */
export function readHandled(json: Json | undefined): Handled | undefined {
  if (json === undefined || json === null) return undefined
  const handler = objectOf(json)
  const run = textIn(handler.run)
  const send = textIn(handler.send)
  if (!isObject(json)) return { run, send, outcomes: new Map([['', routesOf(json)]]) }
  if (run === undefined) return { run, send, outcomes: new Map([['', routesOf('close')]]) }
  const outcomes = Object.entries(objectOf(handler.outcomes)).map(([name, way]) => [name, routesOf(way)] as const)
  return { run, send, outcomes: new Map(outcomes) }
}

function routesOf(way: Json): readonly Route[] {
  const text = textIn(way)
  if (text !== undefined) return [{ when: undefined, to: text }]
  const routes = listOf(way).flatMap((item): readonly Route[] => {
    const { when, to } = objectOf(item)
    return typeof to === 'string' ? [{ when: textIn(when), to }] : []
  })
  // The routes after a route without a guard are never taken, so changes of them have no effect.
  const last = routes.findIndex(({ when }) => when === undefined)
  return last === -1 ? routes : routes.slice(0, last + 1)
}

/** A flow before and after a change. */
export interface Sides {
  readonly before: View
  readonly after: View
}

/**
 * Returns whether two guards have the same name or the same meaning. If only the meaning of a name changed, another
 * sentence describes that once for the whole flow.
 */
export function isSameGuard({ before, after }: Sides, one: string | undefined, other: string | undefined): boolean {
  return one === other || before.meaningOf(one) === after.meaningOf(other)
}

export function isSameRoute(sides: Sides, one: Route | undefined, other: Route | undefined): boolean {
  return one?.to === other?.to && isSameGuard(sides, one?.when, other?.when)
}

export function isSameRoutes(sides: Sides, one: readonly Route[], other: readonly Route[]): boolean {
  return one.length === other.length && one.every((route, index) => isSameRoute(sides, route, other[index]))
}

export function isSameHandled(sides: Sides, one: Handled | undefined, other: Handled | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  const names = [...new Set([...one.outcomes.keys(), ...other.outcomes.keys()])]
  return (
    one.run === other.run &&
    one.send === other.send &&
    names.every(name => isSameRoutes(sides, one.outcomes.get(name) ?? [], other.outcomes.get(name) ?? []))
  )
}

/** Returns the service that a handler starts, on its own screen or on the step below it. */
export function startedBy(view: View, handled: Handled | undefined): string | undefined {
  return handled?.run ?? (handled?.send === undefined ? undefined : view.sentTo(handled.send))
}

/** Returns what happens to a customer who starts a handler, such as `see “Pix” if “pixOpen”, else “Início”`. */
export function deedOf(view: View, handled: Handled | undefined, verbs: Verbs = present): string {
  if (handled === undefined) return `${verbs.see} no answer`
  const { run, send, outcomes } = handled
  if (run !== undefined) return `${verbs.start} \`${run}\`${view.chargeOf(run)}`
  const routes = outcomes.get('') ?? []
  const seen = `${verbs.see} ${routes.length === 0 ? 'no answer' : chainOf(view, routes)}`
  if (send === undefined) return seen
  const sent = view.sentTo(send)
  return `${seen}, which ${sent === undefined ? `gets “${send}”` : `${verbs.start} \`${sent}\`${view.chargeOf(sent)}`}`
}

interface Verbs {
  readonly see: string
  readonly start: string
}

const present: Verbs = { see: 'sees', start: 'starts' }
export const past: Verbs = { see: 'saw', start: 'started' }

/** Returns a text such as `“Pix” if “pixOpen”, else “Início”`. */
export function chainOf(view: View, routes: readonly Route[]): string {
  return routes.map(({ when, to }) => view.wordsFor(to) + (when === undefined ? '' : ` if “${when}”`)).join(', else ')
}
