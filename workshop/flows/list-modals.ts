import { type Content, own, type Step, type WholeFlow } from '../../runtime/engine/flow.ts'
import type { Action } from './action.ts'
import { modalRecipes, recipeForNeed } from './fact-recipes.ts'
import { guardRecipe } from './guard-recipes.ts'
import { listStates, readyPlan, type States } from './list-states.ts'
import { looksOf, outcomeStates } from './outcome-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import { readingStates } from './reading-states.ts'
import type { Recipe } from './recipe.ts'
import { idIn, modalTransitions, stepTransitions } from './transitions.ts'

interface ModalStates extends States {
  readonly id: string
}

interface Opened {
  readonly plan: Plan
  /** The modal under this one. */
  readonly below: string | null
}

/** Returns the shortest plan of the flow that opens each modal. Modals that no event opens are left out. */
function plansOfModals(flow: WholeFlow): ReadonlyMap<string, Opened> {
  const opened = new Map<string, Opened>()
  const add = (id: string, plan: Plan, below: string | null = null) => {
    if (opened.has(id) || flow.modals[id] === undefined) return
    const actions = [...plan.actions, ...namedIn(flow, id), ...(own(modalRecipes, id)?.actions ?? [])]
    opened.set(id, {
      plan: { ...plan, actions, name: nameOf(plan), exportName: exportNameOf('ready'), pointer: `modals/${id}` },
      below,
    })
  }
  for (const id of Object.keys(flow.steps)) addFromStep(flow, id, add)
  let before = -1
  while (before !== opened.size) {
    before = opened.size
    for (const [id, { plan }] of [...opened]) addFromModal(flow, id, plan, add)
  }
  return opened
}

/**
 * Returns the name of a modal's first story. If it shows how a step's story ends, it has the same name as that story,
 * such as `asks for the CVV`. Otherwise it is called `ready`.
 */
function nameOf({ name, expected, exportName }: Plan): string {
  return expected.modal === null || exportName === 'ready' ? 'ready' : name
}

/** Returns each modal, opened by the shortest plan, with its fields filled in. */
export function filledModals(flow: WholeFlow): ReadonlyMap<string, Plan> {
  return new Map([...plansOfModals(flow)].map(([id, { plan }]) => [id, filled(flow, id, plan)]))
}

function filled(flow: WholeFlow, id: string, plan: Plan): Plan {
  return { ...plan, actions: [...plan.actions, ...typedIn(flow, id)] }
}

/**
 * Returns the stories of each modal that something opens. Each modal is opened by the flow's shortest plan. Further
 * stories show it while it reads, and after its services.
 */
export function listModals(flow: WholeFlow): readonly ModalStates[] {
  const plans = plansOfModals(flow)
  // The looks of the screens that already have a story. If another outcome leads to such a screen, it gets no second
  // story. For example, refusals in two modals may lead to the same page.
  const looksShown = new Set([...plans.values()].map(({ plan }) => looksOf(plan.expected)))
  return [...plans].map(([id, opened]) => ({ id, ...statesOf(flow, id, opened, looksShown) }))
}

function statesOf(flow: WholeFlow, id: string, { plan, below }: Opened, looksShown: Set<string>): States {
  const reading = readingStates(flow.modals[id]?.blocks ?? [], plan)
  const screen = { shown: filled(flow, id, plan), without: below, looksShown }
  const outcomes = outcomeStates(flow, modalTransitions(flow, id), screen)
  const later = [...reading.plans, ...outcomes.plans]
  // If the customer tries again, a later story may have the same name. The first story then gets another name.
  const name = later.some(one => one.name === plan.name) ? 'ready' : plan.name
  return {
    plans: [{ ...plan, name }, ...later],
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
    const branch = when === null ? recipeForBlock(flow, step, event) : guardRecipe(flow, when, step.access)
    if ('cannot' in branch) continue
    const { person = ready.person } = branch
    const actions = [...ready.actions, ...branch.actions]
    add(modal, { ...ready, person, actions, events: [event], expected: { ...ready.expected, modal } })
  }
  for (const plan of listStates(flow, id).plans) if (plan.expected.modal !== null) add(plan.expected.modal, plan)
}

/**
 * Returns the actions that make an event's block visible. Returns none if the block is always visible, or if no actions
 * can make it visible.
 */
function recipeForBlock(flow: WholeFlow, { blocks, access }: Step & Content, event: string): Recipe {
  const emitters = blocks.filter(block => Object.values(block).includes(event))
  const guard = emitters.some(({ when }) => when === undefined) ? undefined : emitters[0]?.when
  const recipe = guard === undefined ? undefined : guardRecipe(flow, guard, access)
  return recipe === undefined || 'cannot' in recipe ? { actions: [] } : recipe
}

/** Returns actions that write the facts in the modal's title. */
function namedIn(flow: WholeFlow, id: string): readonly Action[] {
  const names = (flow.modals[id]?.title ?? '').matchAll(/\{([\w.]+)/g)
  return [...names].flatMap(([, fact = '']) => recipeForNeed(fact)?.actions ?? [])
}

/** Returns actions that fill in the modal's fields. */
function typedIn(flow: WholeFlow, id: string): readonly Action[] {
  const blocks = flow.modals[id]?.blocks ?? []
  return blocks.flatMap(({ fact }) => (fact === undefined ? [] : (recipeForNeed(fact)?.actions ?? [])))
}

/** The customer fills in this modal's fields before it leads to the next modal. */
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
