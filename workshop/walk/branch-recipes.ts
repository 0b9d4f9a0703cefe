import { type Flow, type Guard, own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'
import type { Action } from '../flows/action.ts'
import { order, otherOrder } from '../flows/charge-actions.ts'
import type { OutcomeRecipe } from '../flows/recipe.ts'
import type { Edge } from './edges.ts'

type Possible = Exclude<OutcomeRecipe, { readonly cannot: string }>

const caixa = (pan: string): Action => ({ do: 'new card', pan, type: 'cef_debit' })
const paid: Possible = { person: 'helena', actions: [...order, caixa('4761730000000011')] }
const lost: Possible = {
  person: 'helena',
  actions: [
    ...order,
    caixa('4761730000002017'),
    { do: 'fault', call: 'createDebitRecharge', fault: 'drop-after-commit' },
    { do: 'run', service: 'recharge.pay' },
  ],
}
const unseen: Possible = {
  person: 'helena',
  actions: [
    ...otherOrder,
    caixa('4761730000000011'),
    { do: 'fault', call: 'createDebitRecharge', fault: 'status', status: 500 },
    { do: 'run', service: 'recharge.pay' },
  ],
}
const written = (facts: Extract<Action, { do: 'write' }>['facts']): Possible => ({ actions: [{ do: 'write', facts }] })

/**
 * The actions that make a guard of a fact true after an outcome, by fact and outcome. Only walks need these recipes. No
 * screen shows these facts, so stories have no recipes for them.
 */
const recipes: { readonly [N in FactName]?: { readonly [outcome: string]: Possible } } = {
  'order.type': {
    'recharge.pay paid': paid,
    'recharge.payAnyway paid': paid,
    'recharge.find paid': lost,
    'recharge.verify paid': lost,
    'recharge.recall paid': lost,
    'recharge.sendAgain paid': unseen,
    'pix.begin paid': lost,
  },
  // The app sends the chosen amount when it requests the code.
  'recharge.isPreselected': {
    'login.openSession opened': {
      actions: [
        { do: 'write', facts: { 'login.value': 2000, 'channel.paysByPix': true } },
        { do: 'run', service: 'login.requestCode' },
        { do: 'code', typed: 'right' },
      ],
    },
  },
  'recharge.targetLost': { 'login.openSession opened': written({ 'recharge.targetLost': true }) },
  // The operator sends a customer's features with the login.
  'toggles.lightBlue': { 'login.openSession opened': { person: 'celeste', actions: [{ do: 'code', typed: 'right' }] } },
}

/**
 * Actions for branches without a guard, by service and outcome. If they only write facts, they are added to the recipe
 * of the outcome. Otherwise they replace it.
 */
const withoutGuard: { readonly [outcome: string]: Possible } = {
  'recharge.find nothing': { actions: order },
  'recharge.verify nothing': { actions: order },
  'login.openSession opened': written({ 'channel.opensRecharge': false }),
}

/**
 * For these outcomes, no action can change the facts that the guards read. The walk therefore writes these facts
 * itself.
 */
const writtenByWalk = ['recipients.add added']

/**
 * Returns the actions for the guard of an edge's branch, if this file lists any. If they only write facts, they are
 * added to the recipe of the outcome. Otherwise they replace it.
 */
export function recipeOfBranch(flow: Flow, { run, outcome, when }: Edge): Possible | undefined {
  if (when === null) return own(withoutGuard, `${run} ${outcome}`)
  const guard = own(flow.guards, when)
  if (guard === undefined) return undefined
  if (writtenByWalk.includes(`${run} ${outcome}`) && 'fact' in guard) return writtenFor(guard)
  const named: { readonly [fact: string]: { readonly [outcome: string]: Possible } } = recipes
  return factsOf(flow, guard)
    .map(fact => own(own(named, fact) ?? {}, `${run} ${outcome}`))
    .find(recipe => recipe !== undefined)
}

function writtenFor(guard: Guard & { readonly fact: string }): Possible {
  const value = 'is' in guard ? guard.is : 'in' in guard ? guard.in[0] : true
  return { actions: [{ do: 'write', facts: { [guard.fact]: value ?? undefined } }] }
}

/** Returns the facts that a guard reads, including those of the guards that it combines. */
function factsOf(flow: Flow, guard: Guard): readonly string[] {
  if ('fact' in guard) return [guard.fact]
  if (!('all' in guard)) return []
  return guard.all.flatMap(name => {
    const part = own(flow.guards, name)
    return part === undefined ? [] : factsOf(flow, part)
  })
}

/**
 * For these outcomes, only the branch's own actions are performed. The actions of the outcome would leave another open
 * charge, which the service would find first.
 */
export const byBranchAlone = [
  'recharge.find processing',
  'recharge.verify processing',
  'recharge.recall processing',
  'pix.begin open',
]

/**
 * Returns the facts that the screen would write after a read. A walk does not wait for the read, so it writes them
 * itself. Returns none for outcomes that need other facts.
 */
export function factsOfReads({ run, outcome }: Edge): Extract<Action, { do: 'write' }>['facts'] {
  return run === 'recharge.payOrReview' && outcome !== 'reviewWanted' ? { 'payment.cardSaved': true } : {}
}

/**
 * Services that search for an open charge. Their step opens only if a fact says that a charge is open. A walk writes
 * this fact and makes no charge.
 */
export const chargeSearches = ['recharge.find', 'recharge.verify', 'recharge.recall']

/** Whether the actions only write facts. Such actions are added to the recipe of the outcome. */
export function isBeside({ actions }: Possible): boolean {
  return actions.every(action => action.do === 'write')
}
