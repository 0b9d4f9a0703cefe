import { type Flow, type Guard, own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'
import { order } from '../flows/charge-ways.ts'
import type { Deed, Recipe } from '../flows/ways.ts'
import type { Edge } from './edges.ts'

type Possible = Exclude<Recipe, { readonly cannot: string }>

const caixa = (pan: string): readonly Deed[] => [...order, { do: 'new card', pan, type: 'cef_debit' }]
const paid: Possible = { person: 'helena', deeds: caixa('4761730000000011') }
const lost: Possible = {
  person: 'helena',
  deeds: [
    ...caixa('4761730000002017'),
    { do: 'fault', call: 'createDebitRecharge', fault: 'drop-after-commit' },
    { do: 'run', service: 'recharge.pay' },
  ],
}
const written = (facts: Extract<Deed, { do: 'write' }>['facts']): Possible => ({ deeds: [{ do: 'write', facts }] })

/** What a guard asks of an outcome that stories have no use for: by fact, how the outcome comes about with it. */
const ways: { readonly [N in FactName]?: { readonly [outcome: string]: Possible } } = {
  'order.type': {
    'recharge.pay paid': paid,
    'recharge.payAnyway paid': paid,
    'recharge.find paid': lost,
    'recharge.verify paid': lost,
    'recharge.recall paid': lost,
    'pix.begin paid': lost,
    'recipients.add added': written({ 'order.type': 'debit' }),
  },
  // The value goes with the code that is asked for.
  'recharge.isPreselected': {
    'login.openSession opened': {
      deeds: [
        { do: 'write', facts: { 'login.value': 2000, 'channel.paysByPix': true } },
        { do: 'run', service: 'login.requestCode' },
        { do: 'code', typed: 'right' },
      ],
    },
  },
  'recharge.targetLost': { 'login.openSession opened': written({ 'recharge.targetLost': true }) },
}

/** Instead of the outcome's own recipe, or beside it for facts that are only written. */
export function ownWay(flow: Flow, { run, outcome, when }: Edge): Possible | undefined {
  const guard = when === null ? undefined : own(flow.guards, when)
  if (guard === undefined) return undefined
  const named: { readonly [fact: string]: { readonly [outcome: string]: Possible } } = ways
  return factsOf(flow, guard)
    .map(fact => own(own(named, fact) ?? {}, `${run} ${outcome}`))
    .find(way => way !== undefined)
}

/** What must be so for a guard to hold. */
function factsOf(flow: Flow, guard: Guard): readonly string[] {
  if ('fact' in guard) return [guard.fact]
  if (!('all' in guard)) return []
  return guard.all.flatMap(name => {
    const part = own(flow.guards, name)
    return part === undefined ? [] : factsOf(flow, part)
  })
}

/** Outcomes that the branch's own way brings about: what else is in flight would be found first. */
export const byBranchAlone = ['recharge.find processing', 'recharge.verify processing', 'recharge.recall processing']

/** Services that look for what is in flight: where they run it is enough to know that something is. */
export const looking = ['recharge.find', 'recharge.verify', 'recharge.recall']

/** Whether a way only adds to what the outcome's own recipe does. */
export function isBeside({ deeds }: Possible): boolean {
  return deeds.every(deed => deed.do === 'write')
}
