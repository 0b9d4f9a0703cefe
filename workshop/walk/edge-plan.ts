import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { isServiceName } from '../../runtime/services.ts'
import { wayToNeed } from '../flows/fact-ways.ts'
import { guardWay } from '../flows/guard-ways.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'
import { noRecipe, recipeOf } from '../flows/recipes.ts'
import { idIn } from '../flows/transitions.ts'
import type { Deed, Recipe, Way } from '../flows/ways.ts'
import { branchFacts, type Known } from './branch-facts.ts'
import { type Edge, nameOf } from './edges.ts'
import { byBranchAlone, isBeside, ownWay, toldBy } from './own-ways.ts'
import type { Standing } from './standing.ts'

/** How to walk an edge: a place, and the deeds that make the app take it. Plain data. */
export interface Walk {
  readonly edge: Edge
  readonly plan: Plan
  /** Facts to write right before the edge: the person's input there, and those that its branch reads. */
  readonly lastly: Known
  /** These happen with the step on screen. */
  readonly onScreen: readonly Deed[]
  /** Without these facts the app does not show the edge's target. */
  readonly needs: readonly string[]
  /** The app itself sends the event, for example when a session has ended. */
  readonly isOuter: boolean
}

/** An edge that no deeds lead through, and the reason. */
export interface Unwalkable {
  readonly edge: Edge
  readonly why: string
}

/** Only a walk can follow these: a story stays on its page. */
const walkedOnly: { readonly [outcome: string]: Recipe | undefined } = {
  leave: { deeds: [{ do: 'fresh' }] },
}

/** Returns the plan that takes an edge, or the reason why there is none. */
export function walkOf(flow: WholeFlow, edge: Edge, standing: Standing): Walk | Unwalkable {
  const plan = standing.at(edge)
  if (plan === undefined) return { edge, why: 'Nothing leads to its place.' }
  const recipe = recipeFor(edge)
  if ('cannot' in recipe) return { edge, why: recipe.cannot }
  const branch = branchWay(flow, edge, recipe, plan.isCustomer ? 'customer' : 'anyone')
  if ('cannot' in branch) return { edge, why: branch.cannot }
  const isOuter = edge.place === 'always' && standing.outer.includes(edge.event)
  const isPersons = edge.event !== 'enter' && edge.event !== 'watch' && !isOuter
  const typed = isPersons ? typedLast(branch.deeds) : []
  const onScreen = edge.event === 'enter' ? [] : branch.deeds.filter(isMeanwhile)
  // Over a modal, the person can type only once the modal is there.
  const late: readonly Deed[] = [...onScreen, ...(edge.place.startsWith('modals/') ? typed : [])]
  const before = branch.deeds.filter(deed => !late.includes(deed))
  const name = nameOf(edge)
  const target = targetWay(flow, edge)
  return {
    edge,
    isOuter,
    onScreen: isPersons ? onScreen.flatMap(deed => heard(deed, edge)) : onScreen,
    lastly: { ...toldBy(edge), ...branchFacts(flow, edge), ...Object.assign({}, ...typed.map(({ facts }) => facts)) },
    needs: needsOf(flow, edge),
    plan: {
      ...plan,
      name,
      exportName: exportNameOf(name),
      person: branch.person ?? target.person ?? plan.person,
      // The facts of the target come before the deeds that open a modal: the modal may depend on them.
      deeds: [...target.deeds, ...plan.deeds, ...before],
      events: [...plan.events, ...(isPersons ? [edge.event] : [])],
    },
  }
}

/** The app notices the operator's new time with the next answer; a watch gets one anyway. */
function heard(deed: Deed, { run }: Edge): readonly Deed[] {
  return deed.do === 'wait' && run !== null && isServiceName(run) ? [deed, { do: 'run', service: run }] : [deed]
}

/** These happen elsewhere while the person waits: earlier, the step would find them as it opens. */
function isMeanwhile(deed: Deed): boolean {
  if (deed.do === 'schedule elsewhere') return true
  return deed.do === 'answer elsewhere' || deed.do === 'pay the Pix' || deed.do === 'wait'
}

type Write = Extract<Deed, { readonly do: 'write' }>

/** Returns the facts that are written after the last service. */
function typedLast(deeds: readonly Deed[]): readonly Write[] {
  const ran = deeds.map(deed => deed.do).lastIndexOf('run')
  return deeds.slice(ran + 1).filter(deed => deed.do === 'write')
}

function needsOf(flow: WholeFlow, { target }: Edge): readonly string[] {
  return flow.steps[idIn(target, 'step') ?? '']?.needs ?? []
}

/** Returns deeds for the facts that the target step needs; after a service, its outcome writes them. */
function targetWay(flow: WholeFlow, edge: Edge): Way {
  const ways = (edge.run === null ? needsOf(flow, edge) : []).map(fact => wayToNeed(fact) ?? { deeds: [] })
  const person = ways.find(way => way.person !== undefined)?.person
  return { deeds: ways.flatMap(({ deeds }) => deeds), ...(person === undefined ? {} : { person }) }
}

/** Returns the deeds for the outcome and for the branch's guard. */
function branchWay(flow: WholeFlow, edge: Edge, recipe: Way, access: 'anyone' | 'customer'): Recipe {
  const own = ownWay(flow, edge)
  if (own !== undefined && !isBeside(own)) return own
  if (edge.when === null) return own === undefined ? recipe : { ...recipe, deeds: [...recipe.deeds, ...own.deeds] }
  const branch = own ?? guardWay(flow, edge.when, access)
  if ('cannot' in branch) return branch
  if (byBranchAlone.includes(`${edge.run} ${edge.outcome}`)) return branch
  const { person = branch.person } = recipe
  return { deeds: [...recipe.deeds, ...branch.deeds], ...(person === undefined ? {} : { person }) }
}

function recipeFor({ run, outcome }: Edge): Recipe {
  if (run === null || outcome === null) return { deeds: [] }
  const known = recipeOf(run, outcome) ?? noRecipe(run, outcome)
  return 'cannot' in known ? (walkedOnly[outcome] ?? known) : known
}
