import type { Content, Step, WholeFlow } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { passingCalls, wayToNeed } from './fact-ways.ts'
import { guardWay } from './guard-ways.ts'
import { leadsOn } from './leads-on.ts'
import { outcomeStates } from './outcome-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import { readingStates } from './reading-states.ts'
import { idIn, stepTransitions } from './transitions.ts'
import type { Deed, Way } from './ways.ts'

/** A state that has no story, and why. */
export interface Omitted {
  readonly state: string
  readonly why: string
}

export interface States {
  readonly plans: readonly Plan[]
  readonly omitted: readonly Omitted[]
}

/** The stories of a step: ready, loading, failed, its guards, and its outcomes where the screen differs. */
export function listStates(flow: WholeFlow, id: string): States {
  const step = flow.steps[id]
  if (step === undefined) return { plans: [], omitted: [] }
  const ready = readyPlan(flow, id, step)
  const reading = readingStates(step.blocks, ready)
  const guarded = guardStates(flow, step, ready)
  const outcomes = outcomeStates(flow, stepTransitions(flow, id), { shown: ready, without: null })
  return {
    plans: [asShown(step, ready), ...reading.plans, ...guarded.plans, ...outcomes.plans],
    omitted: [...reading.omitted, ...guarded.omitted, ...outcomes.omitted],
  }
}

/** Holds back the answer that a step leads on with. */
function asShown(step: Step, ready: Plan): Plan {
  const passing = step.enter && passingCalls[step.enter.run]
  if (passing === undefined || !leadsOn(step)) return ready
  const held: Deed = { do: 'fault', call: passing.call, fault: 'delay' }
  return { ...ready, deeds: [...ready.deeds, ...passing.deeds, held], isHeld: true }
}

function needWays(step: Step & Content): readonly Way[] {
  // A fact without a way has its own test: the story itself then ends on another step.
  return (step.needs ?? []).map(fact => wayToNeed(fact) ?? { deeds: [] })
}

/** Deeds that were done already are not done again. */
function once(deeds: readonly Deed[]): readonly Deed[] {
  const seen = new Set<string>()
  return deeds.filter(deed => {
    const text = JSON.stringify(deed)
    return !seen.has(text) && seen.add(text)
  })
}

/** Returns what is left to do of a way that may begin as another has. */
function begunWith(done: readonly Deed[], deeds: readonly Deed[]): readonly Deed[] {
  const seen = new Set(done.map(deed => JSON.stringify(deed)))
  const next = deeds.findIndex(deed => !seen.has(JSON.stringify(deed)))
  return next < 0 ? [] : deeds.slice(next)
}

export function readyPlan(flow: WholeFlow, id: string, step: Step & Content): Plan {
  const ways = needWays(step)
  return {
    name: 'ready',
    exportName: 'ready',
    pointer: `steps/${id}`,
    person: ways.find(({ person }) => person !== undefined)?.person ?? 'ana',
    isCustomer: step.access === 'customer',
    behind: stepBefore(flow, id),
    deeds: once(ways.flatMap(way => way.deeds)),
    step: id,
    events: [],
    isHeld: false,
    expected: { step: id, modal: null, code: null, where: 'nowhere', guards: [] },
  }
}

/** The first other step that leads here, which a person comes from. */
function stepBefore(flow: WholeFlow, id: string): string | null {
  const leadsHere = (from: string) => stepTransitions(flow, from).some(({ target }) => idIn(target, 'step') === id)
  const { access } = flow.steps[id] ?? {}
  return (
    Object.keys(flow.steps).find(from => from !== id && flow.steps[from]?.access === access && leadsHere(from)) ?? null
  )
}

function guardStates(flow: WholeFlow, step: Step & Content, ready: Plan): States {
  const plans: Plan[] = []
  const omitted: Omitted[] = []
  const known = Object.assign({}, ...needWays(step).map(way => way.gives ?? {}))
  for (const guard of new Set(step.blocks.flatMap(({ when }) => when ?? []))) {
    if (holds(flow.guards, guard, known)) {
      omitted.push({ state: guard, why: 'It holds whenever the step has what it needs.' })
      continue
    }
    const way = guardWay(flow, guard, step.access)
    if ('cannot' in way) omitted.push({ state: guard, why: way.cannot })
    else if (way.deeds.length === 0)
      omitted.push({ state: guard, why: 'It holds as soon as the step has come to rest.' })
    else plans.push(guardPlan(ready, guard, way))
  }
  return { plans, omitted }
}

function guardPlan(ready: Plan, guard: string, way: Way): Plan {
  const deeds = [...ready.deeds, ...begunWith(ready.deeds, way.deeds)]
  return {
    ...ready,
    name: guard,
    exportName: exportNameOf(guard),
    person: way.person ?? ready.person,
    deeds,
    expected: { ...ready.expected, guards: [guard] },
  }
}
