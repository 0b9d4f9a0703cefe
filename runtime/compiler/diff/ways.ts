import type { Json } from '../json-tree.ts'
import { joined } from '../words.ts'
import { type Add, type Kind, told } from './change.ts'
import {
  chainOf,
  deedOf,
  type Handled,
  isSameGuard,
  isSameHandled,
  isSameRoute,
  isSameRoutes,
  past,
  type Route,
  type Sides,
  startedBy,
} from './handled.ts'
import type { Trigger } from './triggers.ts'

interface Handling {
  readonly sides: Sides
  readonly place: string
  readonly trigger: Trigger
  readonly add: Add
}

/**
 * Words for the middle of a sentence, by the outcome of the service: `Whoever taps “Pagar” and is refused now sees …`.
 */
const ends: { readonly [outcome: string]: string } = {
  '': '',
  refused: ' and is refused',
  paid: ' and pays',
  unreachable: ' and gets no answer',
  blocked: ' and is blocked',
  wrongCode: ' with a wrong code',
}

export function compareHandled(handling: Handling, one: Handled | undefined, other: Handled | undefined): void {
  const { sides, add } = handling
  if (isSameHandled(sides, one, other)) return
  const tell = (kind: Kind, what: string) =>
    add({ kind, place: handling.place, before: jsonOf(one), after: jsonOf(other), ...inWords(handling, '', what) })
  if (one === undefined || other === undefined || one.run !== other.run || one.send !== other.send)
    return tell(...runChange(handling, one, other))
  for (const outcome of new Set([...one.outcomes.keys(), ...other.outcomes.keys()])) {
    const [from, to] = [one.outcomes.get(outcome) ?? [], other.outcomes.get(outcome) ?? []]
    if (!isSameRoutes(sides, from, to)) compareRoutes(handling, outcome, from, to)
  }
}

/**
 * Returns a sentence about the customers who start a handler, such as `Whoever taps “Pagar” on “Pagamento” and is
 * refused now …`.
 */
function inWords({ trigger: { words, isPerson } }: Handling, outcome: string, what: string) {
  const say = (triggers: readonly string[], outcomes: readonly string[]): string => {
    const [end = ''] = outcomes
    const answers = `the answer is ${joined(
      outcomes.map(name => `“${name}”`),
      'or',
    )}`
    if (!isPerson)
      return `${joined(triggers, 'or').replace(/ or W/g, ' or w')}${end === '' ? '' : ` and ${answers}`}, the customer ${what}.`
    const clause = outcomes.length === 1 ? ends[end] : undefined
    return clause === undefined
      ? `If ${answers}, whoever ${joined(triggers, 'or')} ${what}.`
      : `Whoever ${joined(triggers, 'or')}${clause} ${what}.`
  }
  return told({ key: `${isPerson} ${what}`, names: [words, outcome], say })
}

function runChange(
  { sides: { before, after }, trigger }: Handling,
  one: Handled | undefined,
  other: Handled | undefined,
): [Kind, string] {
  const kinds = [before.kindOf(startedBy(before, one)), after.kindOf(startedBy(after, other))]
  const hasRun = one?.run !== undefined || other?.run !== undefined
  const kind = kinds.includes('charge') ? 'charge' : hasRun ? 'service' : 'event'
  if (one?.run !== undefined && other?.run !== undefined)
    return [kind, `now ${deedOf(after, other)}, instead of \`${one.run}\`${before.chargeOf(one.run)}`]
  return [
    kind,
    `now ${deedOf(after, other)}; before, ${trigger.isPerson ? 'they' : 'the customer'} ${deedOf(before, one, past)}`,
  ]
}

function jsonOf(handled: Handled | undefined): Json | undefined {
  if (handled === undefined) return undefined
  const outcomes = [...handled.outcomes].map(([name, routes]) => [name, routesJson(routes)])
  return [handled.run ?? null, handled.send ?? null, outcomes]
}

function routesJson(routes: readonly Route[]): Json {
  return routes.map(({ when = '', to }) => [when, to])
}

function compareRoutes(handling: Handling, outcome: string, from: readonly Route[], to: readonly Route[]): void {
  const { sides, add } = handling
  const place = outcome === '' ? handling.place : `${handling.place}/${outcome}`
  for (const [kind, what] of routeChanges(sides, from, to))
    add({ kind, place, before: routesJson(from), after: routesJson(to), ...inWords(handling, outcome, what) })
}

function routeChanges(sides: Sides, from: readonly Route[], to: readonly Route[]): readonly [Kind, string][] {
  const { before, after } = sides
  if (to.length === 0) return [['target', 'now sees no answer']]
  if (from.length === 0) return [['target', `now sees ${chainOf(after, to)}; before, there was no answer`]]
  const isLikewise = (same: (one: Route, other: Route | undefined) => boolean) =>
    from.length === to.length && from.every((route, index) => same(route, to[index]))
  if (isLikewise((one, other) => isSameGuard(sides, one.when, other?.when)))
    return from.flatMap(({ to: target, when }, index): [Kind, string][] => {
      const next = to[index]
      if (next === undefined || next.to === target) return []
      const [now, then] = [after.wordsFor(next.to), before.wordsFor(target)]
      return [['target', `now sees ${now} instead of ${then}${clause(when, from)}`]]
    })
  // The routes before `start` did not change, so the sentence leaves them out.
  const start = from.findIndex((route, index) => !isSameRoute(sides, route, to[index]))
  const [former, latter] = [from[start], to[start]]
  const [isLast, isCut] = [start === to.length - 1, to.length < from.length]
  if (
    former &&
    latter &&
    former.to === latter.to &&
    (isLikewise((one, other) => one.to === other?.to) || (isLast && isCut))
  )
    return from.flatMap(({ to: target, when }, index): [Kind, string][] => {
      const next = to[index]
      if (next === undefined || isSameGuard(sides, when, next.when)) return []
      const then = when === undefined ? condition(when) : ` only${condition(when)}`
      return [['guard', `now sees ${after.wordsFor(target)}${condition(next.when)} instead of${then}`]]
    })
  const gone = from.filter(route => !to.some(other => isSameRoute(sides, route, other)))
  const come = to.filter(route => !from.some(other => isSameRoute(sides, other, route)))
  const kind =
    [...gone, ...come].some(({ when }) => when !== undefined) || gone.length + come.length === 0 ? 'guard' : 'target'
  if (come.length === 0 && gone.length > 0)
    return gone.map(({ to: target, when }) => [kind, `no longer sees ${before.wordsFor(target)}${condition(when)}`])
  if (gone.length === 0 && come.length > 0)
    return come.map(({ to: target, when }) => [kind, `now also sees ${after.wordsFor(target)}${condition(when)}`])
  const rest = Math.max(0, start)
  return [
    [kind, `now sees ${chainOf(after, to.slice(rest))} instead of ${chainOf(before, from.slice(rest)) || 'no answer'}`],
  ]
}

function clause(when: string | undefined, routes: readonly Route[]): string {
  if (when !== undefined) return ` if “${when}”`
  return routes.length > 1 ? ' in every other case' : ''
}

function condition(when: string | undefined): string {
  return when === undefined ? ' in every other case' : ` if “${when}”`
}
