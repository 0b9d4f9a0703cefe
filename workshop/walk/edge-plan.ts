import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { isServiceName } from '../../runtime/services.ts'
import type { Action } from '../flows/action.ts'
import { recipeForNeed } from '../flows/fact-recipes.ts'
import { guardRecipe } from '../flows/guard-recipes.ts'
import { noRecipe, recipeOf } from '../flows/outcome-recipes.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'
import type { OutcomeRecipe, Recipe } from '../flows/recipe.ts'
import { idIn } from '../flows/transitions.ts'
import { branchFacts, type Known } from './branch-facts.ts'
import { byBranchAlone, factsOfReads, isBeside, recipeOfBranch } from './branch-recipes.ts'
import { type Edge, nameOf } from './edges.ts'
import type { Standing } from './standing.ts'

/**
 * How to take one edge of a flow (from one screen to the next): the place to start, and the actions that make the app
 * take the edge. Plain data.
 */
export interface Walk {
  readonly edge: Edge
  readonly plan: Plan
  /** Facts to write right before the app takes the edge: the customer's input, and the facts that its branch reads. */
  readonly lastly: Known
  /** Actions while the step is on screen. */
  readonly onScreen: readonly Action[]
  /** The facts that the edge's target step needs. Without them, the app would not show the step. */
  readonly needs: readonly string[]
  /** Whether the app itself sends the event, for example when a session has ended. */
  readonly isOuter: boolean
}

/** An edge (a way from one screen to the next) that no actions can take, with the reason. */
export interface Unwalkable {
  readonly edge: Edge
  readonly why: string
}

/**
 * Stories have no recipes for these outcomes, because the app then leaves the page. A walk can have them, because its
 * page is simulated.
 */
const walkedOnly: { readonly [outcome: string]: OutcomeRecipe | undefined } = {
  leave: { actions: [{ do: 'fresh' }] },
}

/** Returns the plan that takes an edge. If there is no plan, returns the reason. */
export function walkOf(flow: WholeFlow, edge: Edge, standing: Standing): Walk | Unwalkable {
  const plan = standing.at(edge)
  if (plan === undefined) return { edge, why: 'Nothing leads to its place.' }
  const recipe = recipeFor(edge)
  if ('cannot' in recipe) return { edge, why: recipe.cannot }
  const branch = branchRecipe(flow, edge, recipe, plan.isCustomer ? 'customer' : 'anyone')
  if ('cannot' in branch) return { edge, why: branch.cannot }
  const isOuter = edge.place === 'always' && standing.outer.includes(edge.event)
  const isPersons = edge.event !== 'enter' && edge.event !== 'watch' && !isOuter
  const typed = isPersons ? typedLast(branch.actions) : []
  const onScreen = edge.event === 'enter' ? [] : branch.actions.filter(isMeanwhile)
  // In a modal, the customer can type only after the modal has opened.
  const late: readonly Action[] = [...onScreen, ...(edge.place.startsWith('modals/') ? typed : [])]
  const before = branch.actions.filter(action => !late.includes(action))
  const name = nameOf(edge)
  const target = targetRecipe(flow, edge)
  return {
    edge,
    isOuter,
    onScreen: isPersons ? onScreen.flatMap(action => withFreshTime(action, edge)) : onScreen,
    lastly: {
      ...factsOfReads(edge),
      ...branchFacts(flow, edge),
      ...Object.assign({}, ...typed.map(({ facts }) => facts)),
    },
    needs: needsOf(flow, edge),
    plan: {
      ...plan,
      name,
      exportName: exportNameOf(name),
      person: branch.person ?? target.person ?? plan.person,
      // The facts for the target come first, because a modal may depend on them. The actions that open a modal come
      // after them.
      actions: [...target.actions, ...plan.actions, ...before],
      events: [...plan.events, ...(isPersons ? [edge.event] : [])],
    },
  }
}

/**
 * If the action moves the operator's clock, runs the edge's service once more, because the app reads the new time only
 * from the operator's next answer. A `watch` needs no extra run, because it sends requests by itself.
 */
function withFreshTime(action: Action, { run }: Edge): readonly Action[] {
  return action.do === 'wait' && run !== null && isServiceName(run) ? [action, { do: 'run', service: run }] : [action]
}

/**
 * Whether the action happens outside the page while the customer waits. If it happened earlier, the step would open
 * differently.
 */
function isMeanwhile(action: Action): boolean {
  if (action.do === 'schedule elsewhere') return true
  return action.do === 'answer elsewhere' || action.do === 'pay the Pix' || action.do === 'wait'
}

type Write = Extract<Action, { readonly do: 'write' }>

/** Returns the actions that write facts after the last service has run, such as the facts that the customer types. */
function typedLast(actions: readonly Action[]): readonly Write[] {
  const ran = actions.map(action => action.do).lastIndexOf('run')
  return actions.slice(ran + 1).filter(action => action.do === 'write')
}

function needsOf(flow: WholeFlow, { target }: Edge): readonly string[] {
  return flow.steps[idIn(target, 'step') ?? '']?.needs ?? []
}

/**
 * Returns actions for the facts that the target step needs. If a service leads to the step, returns none, because the
 * service's outcome writes these facts.
 */
function targetRecipe(flow: WholeFlow, edge: Edge): Recipe {
  const recipes = (edge.run === null ? needsOf(flow, edge) : []).map(fact => recipeForNeed(fact) ?? { actions: [] })
  const person = recipes.find(recipe => recipe.person !== undefined)?.person
  return { actions: recipes.flatMap(({ actions }) => actions), ...(person === undefined ? {} : { person }) }
}

/** Returns the actions for an edge: they make its service end with its outcome, and its guard true. */
function branchRecipe(flow: WholeFlow, edge: Edge, recipe: Recipe, access: 'anyone' | 'customer'): OutcomeRecipe {
  const own = recipeOfBranch(flow, edge)
  if (own !== undefined && !isBeside(own)) return own
  if (edge.when === null)
    return own === undefined ? recipe : { ...recipe, actions: [...recipe.actions, ...own.actions] }
  const branch = own ?? guardRecipe(flow, edge.when, access)
  if ('cannot' in branch) return branch
  if (byBranchAlone.includes(`${edge.run} ${edge.outcome}`)) return branch
  const { person = branch.person } = recipe
  return { actions: [...recipe.actions, ...branch.actions], ...(person === undefined ? {} : { person }) }
}

function recipeFor({ run, outcome }: Edge): OutcomeRecipe {
  if (run === null || outcome === null) return { actions: [] }
  const known = recipeOf(run, outcome) ?? noRecipe(run, outcome)
  return 'cannot' in known ? (walkedOnly[outcome] ?? known) : known
}
