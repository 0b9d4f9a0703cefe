import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { type EngineEvent, initialState } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { groupFacts } from '../../runtime/session/channel-groups.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())

interface Login {
  readonly channel?: string
  readonly flow?: string
  /** The step of a link that required a login. */
  readonly link?: string
  readonly facts?: FactValues
  /** The outcomes of the services that run after the login, one after another. */
  readonly says?: readonly string[]
}

/**
 * Performs the login with an SMS code: sends each service's outcome to the flow. Returns the last step or flow, and the
 * notices.
 */
function logIn({ channel = 'web', flow: id = 'web', link, facts = {}, says = [] }: Login) {
  const flow = prepare(flows.find(one => one.id === id)?.config)
  if (flow === undefined) throw new Error(`There is no flow "${id}".`)
  const asked = { 'login.msisdn': '11987654321', 'login.handle': 'h' }
  const before = { ...groupFacts(channel, defaultChannelSettings), ...asked, ...facts }
  const known = { ...before, 'session.authenticated': true, 'recharge.target': '11987654321' }
  let state = initialState(flow)
  const effects: string[] = []
  const send = (event: EngineEvent, at: FactValues): void => {
    const next = transition(flow, state, event, at)
    state = next.state
    for (const effect of next.effects) {
      if (effect.kind === 'flow') effects.push(`flow:${effect.flow}`)
      if (effect.kind === 'notice') effects.push(`notice ${effect.message.code}`)
    }
  }
  const answer = (outcome: string): void => {
    const run = state.running[0]?.id
    if (run === undefined) throw new Error(`Nothing runs at "${state.step}".`)
    const message = ['refused', 'unreachable'].includes(outcome) ? { message: { code: outcome } } : {}
    send({ type: 'outcome', run, outcome, ...message }, known)
  }
  send({ type: 'open', step: link ?? 'sms', entry: 0, visited: [] }, before)
  if (state.step !== 'sms') send({ type: 'open', step: 'sms', entry: 1, visited: [] }, before)
  send({ type: 'user', name: 'submit' }, before)
  answer('opened')
  for (const outcome of says) answer(outcome)
  return [...effects, ...(effects.some(effect => effect.startsWith('flow:')) ? [] : [`step:${state.step}`])].join()
}

const recurrence = { channel: 'ura' } as const
const lightblue = { 'toggles.lightBlue': true } as const
const checked = (outcome: string): Login => ({ ...recurrence, says: [outcome] })

test.each<[line: string, login: Login, leads: string]>([
  // If a customer comes back from a bank's or a checkout's page, the app handles their payment first, because money may
  // be moving.
  ['a payment that returns from the bank', { facts: { 'pisp.id': 'r1' } }, 'step:pisp-wait'],
  [
    'a payment that returns from the bank, on any channel',
    { ...recurrence, facts: { 'pisp.id': 'r1' } },
    'step:pisp-wait',
  ],
  [
    'a payment that returns from the bank, by its own link',
    { link: 'pisp-wait', facts: { 'pisp.id': 'r1' } },
    'step:pisp-wait',
  ],
  ['a payment that returns from the checkout', { facts: { 'checkout.id': 'r1' } }, 'step:checkout'],

  ['a number that was lost with the session', { facts: { 'recharge.targetLost': true } }, 'step:recharge'],
  [
    'a number that was lost with the session, though a link names the payment',
    { link: 'payment', facts: { 'recharge.targetLost': true } },
    'step:recharge',
  ],

  ['the recurrence channel, where a recharge may be repeated', checked('eligible'), 'step:schedule'],
  ['the recurrence channel, where a recharge is scheduled', checked('scheduled'), 'step:scheduled'],
  ['the recurrence channel, where no recharge may be repeated', checked('notEligible'), 'step:home'],
  ['the recurrence channel, if the operator refuses the check, without a message', checked('refused'), 'step:home'],
  ['the recurrence channel, if the operator cannot be reached, without a message', checked('unreachable'), 'step:home'],
  ['the recurrence channel, while the check runs', recurrence, 'step:arrival'],
  ['the recurrence channel, by a link to the history', { ...recurrence, link: 'history' }, 'step:history'],

  ...defaultChannelSettings.recharge_page_channels.map((channel): [string, Login, string] => [
    `the recharge page channel ${channel}`,
    { channel },
    'step:recharge',
  ]),
  ['the web channel, by a link to own data', { link: 'my-data' }, 'step:my-data'],
  ['the web channel, by a link to the payment, before an amount is chosen', { link: 'payment' }, 'step:recharge'],
  ['any other channel', { channel: 'of-nobody' }, 'step:recharge'],
  ['any other channel, by a link to the cards', { channel: 'of-nobody', link: 'cards' }, 'step:cards'],
  ['the light-blue layout', { facts: lightblue }, 'flow:lightblue'],
  [
    'the light-blue layout in a loyalty channel',
    { channel: 'loyalty', flow: 'loyalty', facts: lightblue },
    'flow:lightblue',
  ],
  ['the light-blue layout, by a link to pay at a bank', { flow: 'pisp', facts: lightblue }, 'step:recharge'],
  ['the light-blue layout, by a link to an offer', { flow: 'data-only', facts: lightblue }, 'step:recharge'],
  ['a loyalty channel', { channel: 'loyalty', flow: 'loyalty' }, 'step:recharge'],
])('a customer who logs in sees the right screen in this situation: %s', (_, login, leads) => {
  expect(logIn(login)).toBe(leads)
})
