import { type Flow, type Guard, own } from '../../runtime/engine/flow.ts'
import type { FactName } from '../../runtime/facts.ts'
import { order, otherOrder } from '../flows/charge-ways.ts'
import type { Deed, Recipe } from '../flows/ways.ts'
import type { Edge } from './edges.ts'

type Possible = Exclude<Recipe, { readonly cannot: string }>

const caixa = (pan: string): Deed => ({ do: 'new card', pan, type: 'cef_debit' })
const paid: Possible = { person: 'helena', deeds: [...order, caixa('4761730000000011')] }
const lost: Possible = {
  person: 'helena',
  deeds: [
    ...order,
    caixa('4761730000002017'),
    { do: 'fault', call: 'createDebitRecharge', fault: 'drop-after-commit' },
    { do: 'run', service: 'recharge.pay' },
  ],
}
const unseen: Possible = {
  person: 'helena',
  deeds: [
    ...otherOrder,
    caixa('4761730000000011'),
    { do: 'fault', call: 'createDebitRecharge', fault: 'status', status: 500 },
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
    'recharge.sendAgain paid': unseen,
    'pix.begin paid': lost,
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
  // What is switched on for somebody is told with the login.
  'toggles.lightBlue': { 'login.openSession opened': { person: 'celeste', deeds: [{ do: 'code', typed: 'right' }] } },
}

/** What a branch that is for all others needs beside its outcome's own recipe. */
const otherwise: { readonly [outcome: string]: Possible } = {
  'recharge.find nothing': { deeds: order },
  'recharge.verify nothing': { deeds: order },
  'login.openSession opened': written({ 'channel.opensRecharge': false }),
}

/** Outcomes that say nothing of what their branches ask for: that is only written. */
const saidElsewhere = ['recipients.add added']

/** Instead of the outcome's own recipe, or beside it for facts that are only written. */
export function ownWay(flow: Flow, { run, outcome, when }: Edge): Possible | undefined {
  if (when === null) return own(otherwise, `${run} ${outcome}`)
  const guard = own(flow.guards, when)
  if (guard === undefined) return undefined
  if (saidElsewhere.includes(`${run} ${outcome}`) && 'fact' in guard) return writtenFor(guard)
  const named: { readonly [fact: string]: { readonly [outcome: string]: Possible } } = ways
  return factsOf(flow, guard)
    .map(fact => own(own(named, fact) ?? {}, `${run} ${outcome}`))
    .find(way => way !== undefined)
}

function writtenFor(guard: Guard & { readonly fact: string }): Possible {
  const value = 'is' in guard ? guard.is : 'in' in guard ? guard.in[0] : true
  return { deeds: [{ do: 'write', facts: { [guard.fact]: value ?? undefined } }] }
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
export const byBranchAlone = [
  'recharge.find processing',
  'recharge.verify processing',
  'recharge.recall processing',
  'pix.begin open',
]

/** What a screen says as it is read, which a walk does not wait for; but where the outcome is that it says otherwise. */
export function toldBy({ run, outcome }: Edge): Extract<Deed, { do: 'write' }>['facts'] {
  return run === 'recharge.payOrReview' && outcome !== 'reviewWanted' ? { 'payment.cardSaved': true } : {}
}

/** Services that look for what is in flight: where they run it is enough to know that something is. */
export const looking = ['recharge.find', 'recharge.verify', 'recharge.recall']

/** Whether a way only adds to what the outcome's own recipe does. */
export function isBeside({ deeds }: Possible): boolean {
  return deeds.every(deed => deed.do === 'write')
}
