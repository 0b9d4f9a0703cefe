import type { Flow } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { type FlowState, last } from '../../runtime/engine/state.ts'
import type { Edge } from './edges.ts'
import type { Moment } from './watch-app.ts'

/**
 * Returns undefined if the recorded moments prove that the app took the edge, from its screen to its target. Otherwise
 * returns a sentence about what happened instead.
 */
export function whatIsAmiss(flow: Flow, edge: Edge, moments: readonly Moment[], isOuter: boolean): string | undefined {
  const taken = moments.filter(moment => isAbout(edge, moment, isOuter))
  if (taken.length === 0) return `It never came to it: ${moments.map(describe).join('; ')}.`
  const chosen = taken.filter(({ facts }) => isChosen(flow, edge, facts))
  if (chosen.length === 0) return `Another branch was taken: ${taken.map(describe).join('; ')}.`
  return chosen.some(moment => hasLed(edge.target, moment))
    ? undefined
    : `It led elsewhere: ${chosen.map(describe).join('; ')}.`
}

function isAbout({ place, event, run, outcome }: Edge, moment: Moment, isOuter: boolean): boolean {
  const [kind, id = ''] = place.split('/')
  const { before, sent, ran } = moment
  if (run !== null) {
    if (ran === undefined || ran.service !== run || moment.outcome !== outcome) return false
    const isOfPlace =
      kind === 'always'
        ? ran.modal === undefined
        : kind === 'modals'
          ? ran.modal === id
          : ran.modal === null && before.step === id
    return isOfPlace && (ran.kind === 'action' ? ran.event === event : ran.kind === event)
  }
  if (sent?.type !== (isOuter ? 'always' : 'user') || sent.name !== event) return false
  const top = last(before.modals)?.id
  return kind === 'modals' ? top === id : kind === 'always' || (before.step === id && top === undefined)
}

function isChosen(flow: Flow, { when, earlier }: Edge, facts: Moment['facts']): boolean {
  const is = (guard: string) => holds(flow.guards, guard, facts)
  return !earlier.some(is) && (when === null || is(when))
}

function hasLed(target: string, { before, after, field, leftTo }: Moment): boolean {
  const [kind = '', id = ''] = target.split(':')
  const isBare = after.modals.length === 0 && after.message === null
  const isClosed = after.step === before.step && after.modals.length < before.modals.length
  switch (kind) {
    case 'step':
      return after.step === id && isBare
    case 'return':
      return after.step === (before.wanted ?? id) && isBare
    case 'modal':
      return last(after.modals)?.id === id
    case 'close':
      return isClosed
    case 'send':
      return after.modals.length < before.modals.length
    case 'stay':
      return after.step === before.step && same(before, after)
    case 'message':
      return after.message !== null
    case 'field':
      return field === id
    case 'back':
      return before.modals.length > 0 ? isClosed : after.step === last(before.visited)?.step
    case 'flow':
      return leftTo.includes(target)
    default:
      return kind === 'leave' && leftTo.length > 0
  }
}

function same(before: FlowState, after: FlowState): boolean {
  return before.modals.length === after.modals.length && (after.message === null) === (before.message === null)
}

function describe({ sent, ran, outcome, after }: Moment): string {
  const what = ran === undefined ? JSON.stringify(sent) : `${ran.event} ${ran.service} ${outcome}`
  const top = last(after.modals)?.id
  return `${what} → ${after.step}${top === undefined ? '' : ` under ${top}`}${after.message === null ? '' : ' (message)'}`
}
