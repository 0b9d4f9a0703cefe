import { type Content, own, type Step, type WholeFlow } from '../../runtime/engine/flow.ts'
import { modalWays, wayToNeed } from './fact-ways.ts'
import { guardWay } from './guard-ways.ts'
import { listStates, readyPlan, type States } from './list-states.ts'
import { looksOf, outcomeStates } from './outcome-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import { readingStates } from './reading-states.ts'
import { idIn, modalTransitions, stepTransitions } from './transitions.ts'
import type { Deed, Way } from './ways.ts'

interface Opened {
  readonly plan: Plan
  /** The modal below it. */
  readonly below: string | null
}

/** Returns the flow's shortest way to each modal that an event opens. */
function waysToModals(flow: WholeFlow): ReadonlyMap<string, Opened> {
  const ways = new Map<string, Opened>()
  const add = (id: string, plan: Plan, below: string | null = null) => {
    if (ways.has(id) || flow.modals[id] === undefined) return
    const deeds = [...plan.deeds, ...namedIn(flow, id), ...(own(modalWays, id)?.deeds ?? [])]
    ways.set(id, { plan: { ...plan, deeds, name: id, exportName: exportNameOf(id), pointer: `modals/${id}` }, below })
  }
  for (const id of Object.keys(flow.steps)) addFromStep(flow, id, add)
  let before = -1
  while (before !== ways.size) {
    before = ways.size
    for (const [id, { plan }] of [...ways]) addFromModal(flow, id, plan, add)
  }
  return ways
}

/** Returns each modal, opened by the shortest way, with its fields filled in. */
export function filledModals(flow: WholeFlow): ReadonlyMap<string, Plan> {
  return new Map([...waysToModals(flow)].map(([id, { plan }]) => [id, filled(flow, id, plan)]))
}

function filled(flow: WholeFlow, id: string, plan: Plan): Plan {
  return { ...plan, deeds: [...plan.deeds, ...typedIn(flow, id)] }
}

/** Returns the stories of the modals: each by the flow's shortest way, while it reads, and how its services end. */
export function listModals(flow: WholeFlow): States {
  const ways = waysToModals(flow)
  const missing = Object.keys(flow.modals).filter(id => !ways.has(id))
  // A refusal in two modals leads to the same page; an outcome may lead to a modal that has its own story.
  const looksShown = new Set([...ways.values()].map(({ plan }) => looksOf(plan.expected)))
  const states = [...ways].map(([id, opened]) => statesOf(flow, id, opened, looksShown))
  return {
    plans: states.flatMap(({ plans }) => plans),
    omitted: [
      ...missing.map(state => ({ state, why: 'No step and no modal leads to it.' })),
      ...states.flatMap(({ omitted }) => omitted),
    ],
  }
}

function statesOf(flow: WholeFlow, id: string, { plan, below }: Opened, looksShown: Set<string>): States {
  const reading = readingStates(flow.modals[id]?.blocks ?? [], plan, id)
  const screen = { shown: filled(flow, id, plan), without: below, prefix: id, looksShown }
  const outcomes = outcomeStates(flow, modalTransitions(flow, id), screen)
  return {
    plans: [plan, ...reading.plans, ...outcomes.plans],
    omitted: [...reading.omitted, ...outcomes.omitted],
  }
}

type Add = (id: string, plan: Plan, below?: string) => void

function addFromStep(flow: WholeFlow, id: string, add: Add): void {
  const step = flow.steps[id]
  if (step === undefined) return
  const ready = readyPlan(flow, id, step)
  for (const { event, run, when, target } of stepTransitions(flow, id)) {
    const modal = idIn(target, 'modal')
    if (modal === undefined || run !== null) continue
    const branch = when === null ? wayToBlock(flow, step, event) : guardWay(flow, when, step.access)
    if ('cannot' in branch) continue
    const { person = ready.person } = branch
    const deeds = [...ready.deeds, ...branch.deeds]
    add(modal, { ...ready, person, deeds, events: [event], expected: { ...ready.expected, modal } })
  }
  for (const plan of listStates(flow, id).plans) if (plan.expected.modal !== null) add(plan.expected.modal, plan)
}

/** Returns the deeds that make the block show that emits the event; none if it always shows, or if no deeds can. */
function wayToBlock(flow: WholeFlow, { blocks, access }: Step & Content, event: string): Way {
  const emitters = blocks.filter(block => Object.values(block).includes(event))
  const guard = emitters.some(({ when }) => when === undefined) ? undefined : emitters[0]?.when
  const way = guard === undefined ? undefined : guardWay(flow, guard, access)
  return way === undefined || 'cannot' in way ? { deeds: [] } : way
}

/** Returns deeds that write the facts in the modal's title. */
function namedIn(flow: WholeFlow, id: string): readonly Deed[] {
  const names = (flow.modals[id]?.title ?? '').matchAll(/\{([\w.]+)/g)
  return [...names].flatMap(([, fact = '']) => wayToNeed(fact)?.deeds ?? [])
}

/** Returns deeds that fill in the modal's fields. */
function typedIn(flow: WholeFlow, id: string): readonly Deed[] {
  const blocks = flow.modals[id]?.blocks ?? []
  return blocks.flatMap(({ fact }) => (fact === undefined ? [] : (wayToNeed(fact)?.deeds ?? [])))
}

/** The person fills in its fields before it leads to the next modal. */
function addFromModal(flow: WholeFlow, id: string, plan: Plan, add: Add): void {
  for (const { event, run, target } of modalTransitions(flow, id)) {
    const modal = idIn(target, 'modal')
    if (modal === undefined || run !== null) continue
    const next = {
      ...filled(flow, id, plan),
      events: [...plan.events, event],
      expected: { ...plan.expected, modal, code: null, where: 'nowhere' as const },
    }
    add(modal, next, id)
  }
}
