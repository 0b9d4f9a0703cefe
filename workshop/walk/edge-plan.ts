import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { isServiceName } from '../../runtime/services.ts'
import { wayToNeed } from '../flows/fact-ways.ts'
import { guardWay } from '../flows/guard-ways.ts'
import { exportNameOf, type Plan } from '../flows/plan.ts'
import { recipeOf } from '../flows/recipes.ts'
import { idIn } from '../flows/transitions.ts'
import type { Deed, Recipe, Way } from '../flows/ways.ts'
import { branchFacts, type Known } from './branch-facts.ts'
import { type Edge, nameOf } from './edges.ts'
import { byBranchAlone, isBeside, ownWay, toldBy } from './own-ways.ts'
import type { Standing } from './standing.ts'

/** How an edge is walked: a place, and what makes it be taken. Plain data. */
export interface Walk {
  readonly edge: Edge
  readonly plan: Plan
  /** Right before it is taken: what is typed there, and what its branch asks for. */
  readonly lastly: Known
  /** What happens with the step on screen. */
  readonly onScreen: readonly Deed[]
  /** Facts without which the step that it leads to is not shown. */
  readonly needs: readonly string[]
  /** The app itself sends the event, as it does when a session has ended. */
  readonly isOuter: boolean
}

/** An edge that nothing can be done to take, and why. */
export interface Unwalkable {
  readonly edge: Edge
  readonly why: string
}

/** What only a walk can see come true: a story stays where it is. */
const walkedOnly: { readonly [outcome: string]: Recipe | undefined } = {
  leave: { deeds: [{ do: 'fresh' }] },
}

/** The plan that takes an edge; or the reason why there is none. */
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
  // Over a modal nobody typed it before the modal was there.
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
      // What the step behind needs comes before what opens a modal: that may be about it.
      deeds: [...target.deeds, ...plan.deeds, ...before],
      events: [...plan.events, ...(isPersons ? [edge.event] : [])],
    },
  }
}

/** That time has passed is heard with the operator's next answer; who watches has one anyway. */
function heard(deed: Deed, { run }: Edge): readonly Deed[] {
  return deed.do === 'wait' && run !== null && isServiceName(run) ? [deed, { do: 'run', service: run }] : [deed]
}

/** What happens elsewhere while somebody waits: before, it would be found as the step is entered. */
function isMeanwhile(deed: Deed): boolean {
  if (deed.do === 'schedule elsewhere') return true
  return deed.do === 'answer elsewhere' || deed.do === 'pay the Pix' || deed.do === 'wait'
}

type Write = Extract<Deed, { readonly do: 'write' }>

/** What is written when nothing is run any more. */
function typedLast(deeds: readonly Deed[]): readonly Write[] {
  const ran = deeds.map(deed => deed.do).lastIndexOf('run')
  return deeds.slice(ran + 1).filter(deed => deed.do === 'write')
}

function needsOf(flow: WholeFlow, { target }: Edge): readonly string[] {
  return flow.steps[idIn(target, 'step') ?? '']?.needs ?? []
}

/** What the step that it leads to needs; a service gives that itself. */
function targetWay(flow: WholeFlow, edge: Edge): Way {
  const ways = (edge.run === null ? needsOf(flow, edge) : []).map(fact => wayToNeed(fact) ?? { deeds: [] })
  const person = ways.find(way => way.person !== undefined)?.person
  return { deeds: ways.flatMap(({ deeds }) => deeds), ...(person === undefined ? {} : { person }) }
}

/** How the outcome comes about, and the branch's guard comes to hold. */
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
  const known = recipeOf(run, outcome)
  if (known === undefined) throw new Error(`No recipe for ${run} → ${outcome}: add it to recipes.ts.`)
  return 'cannot' in known ? (walkedOnly[outcome] ?? known) : known
}
