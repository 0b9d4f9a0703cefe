import type { Content, Step, WholeFlow } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { wordsOfGuardedState } from '../names/state-words.ts'
import type { Action } from './action.ts'
import { passingCalls, recipeForNeed } from './fact-recipes.ts'
import { guardRecipe } from './guard-recipes.ts'
import { leadsOn } from './leads-on.ts'
import { outcomeStates } from './outcome-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import { readingStates } from './reading-states.ts'
import type { Recipe } from './recipe.ts'
import { idIn, stepTransitions } from './transitions.ts'

/** A state without a story, and the reason. */
export interface Omitted {
  readonly state: string
  readonly why: string
}

export interface States {
  readonly plans: readonly Plan[]
  readonly omitted: readonly Omitted[]
}

/**
 * Returns the stories of a step: ready, loading and failed. It adds one story for each guard of the step's blocks, and
 * one for each outcome after which the screen differs.
 */
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

/**
 * If a step opens another step as soon as its service has answered, delays the answer, so that the story can show the
 * step.
 */
function asShown(step: Step, ready: Plan): Plan {
  const passing = step.enter && passingCalls[step.enter.run]
  if (passing === undefined || !leadsOn(step)) return ready
  const held: Action = { do: 'fault', call: passing.call, fault: 'delay' }
  return { ...ready, actions: [...ready.actions, ...passing.actions, held], isHeld: true }
}

function needRecipes(step: Step & Content): readonly Recipe[] {
  // A missing recipe throws no error here. The story then ends on another step, and `flow-stories.test.ts` reports the
  // missing recipe.
  return (step.needs ?? []).map(fact => recipeForNeed(fact) ?? { actions: [] })
}

/** Returns the actions without repetitions. */
function once(actions: readonly Action[]): readonly Action[] {
  const seen = new Set<string>()
  return actions.filter(action => {
    const text = JSON.stringify(action)
    return !seen.has(text) && seen.add(text)
  })
}

/** Returns the rest of a recipe's actions. The rest starts with the first action that is not done yet. */
function begunWith(done: readonly Action[], actions: readonly Action[]): readonly Action[] {
  const seen = new Set(done.map(action => JSON.stringify(action)))
  const next = actions.findIndex(action => !seen.has(JSON.stringify(action)))
  return next < 0 ? [] : actions.slice(next)
}

export function readyPlan(flow: WholeFlow, id: string, step: Step & Content): Plan {
  const recipes = needRecipes(step)
  return {
    name: 'ready',
    exportName: 'ready',
    pointer: `steps/${id}`,
    person: recipes.find(({ person }) => person !== undefined)?.person ?? 'ana',
    isCustomer: step.access === 'customer',
    behind: stepBefore(flow, id),
    actions: once(recipes.flatMap(recipe => recipe.actions)),
    step: id,
    events: [],
    isHeld: false,
    expected: { step: id, modal: null, code: null, where: 'nowhere', guards: [] },
  }
}

/** Returns the first other step with the same access that leads to this step, or null if there is none. */
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
  const known = Object.assign({}, ...needRecipes(step).map(recipe => recipe.gives ?? {}))
  for (const guard of new Set(step.blocks.flatMap(({ when }) => when ?? []))) {
    if (holds(flow.guards, guard, known)) {
      omitted.push({ state: guard, why: 'It holds whenever the step has what it needs.' })
      continue
    }
    const recipe = guardRecipe(flow, guard, step.access)
    if ('cannot' in recipe) omitted.push({ state: guard, why: recipe.cannot })
    else if (recipe.actions.length === 0)
      omitted.push({ state: guard, why: 'It holds as soon as the step has come to rest.' })
    else plans.push({ ...guardPlan(ready, guard, recipe), name: wordsOfGuardedState(flow, guard) })
  }
  return { plans, omitted }
}

function guardPlan(ready: Plan, guard: string, recipe: Recipe): Plan {
  const actions = [...ready.actions, ...begunWith(ready.actions, recipe.actions)]
  return {
    ...ready,
    name: guard,
    exportName: exportNameOf(guard),
    person: recipe.person ?? ready.person,
    actions,
    expected: { ...ready.expected, guards: [guard] },
  }
}
