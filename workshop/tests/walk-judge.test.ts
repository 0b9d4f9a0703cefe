import { expect, it } from 'vitest'
import { type FlowState, initialState } from '../../runtime/engine/state.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { type Edge, edgesOf, nameOf } from '../walk/edges.ts'
import { whatIsAmiss } from '../walk/judge.ts'
import type { Moment } from '../walk/watch-app.ts'

const flow = flowOf({
  guards: { big: { fact: 'recharge.value', atLeast: 5000 } },
  always: { sessionExpired: 'step:here' },
  steps: {
    here: step({
      on: {
        go: [{ when: 'big', to: 'step:there' }, { to: 'modal:help' }],
        pay: { run: 'recharge.pay', outcomes: { paid: 'step:there', refused: 'message', left: 'stay' } },
        other: 'flow:club',
      },
    }),
    there: step({ watch: { run: 'recharge.find', outcomes: { paid: 'step:here' } } }),
  },
  modals: { help: modal({ dismiss: 'close' }) },
})
const edge = (name: string): Edge => present(edgesOf(flow).find(one => nameOf(one) === name))
const here: FlowState = { ...initialState(flow), step: 'here' }
const there: FlowState = { ...here, step: 'there' }
const helped: FlowState = { ...here, modals: [{ id: 'help', message: null }] }
const told: FlowState = { ...here, message: { code: '214' } }

const sent = (name: string, before: FlowState, after: FlowState, facts: Moment['facts'] = {}): Moment => {
  return { sent: { type: 'user', name }, before, after, facts, field: null, leftTo: [] }
}
const paid = (outcome: string, after: FlowState): Moment => {
  const ran = { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'pay', charge: true } as const
  return { ran, outcome, before: here, after, facts: {}, field: null, leftTo: [] }
}
const amiss = (name: string, ...moments: readonly Moment[]) => whatIsAmiss(flow, edge(name), moments, false)

it('a walk passes an edge if the event or outcome led to the edge’s target', () => {
  expect(amiss('steps/here go → modal:help', sent('go', here, helped))).toBeUndefined()
  expect(amiss('steps/here go [big] → step:there', sent('go', here, there, { 'recharge.value': 5000 }))).toBeUndefined()
  expect(amiss('steps/here pay recharge.pay paid → step:there', paid('paid', there))).toBeUndefined()
  expect(amiss('steps/here pay recharge.pay refused → message', paid('refused', told))).toBeUndefined()
  expect(amiss('steps/here pay recharge.pay left → stay', paid('left', here))).toBeUndefined()
  expect(amiss('modals/help dismiss → close', sent('dismiss', helped, here))).toBeUndefined()
  expect(amiss('steps/here other → flow:club', { ...sent('other', here, here), leftTo: ['flow:club'] })).toBeUndefined()
})

it('a walk fails at an edge whose event or outcome led to another screen than the edge’s target', () => {
  expect(amiss('steps/here go → modal:help', sent('go', here, there))).toMatch(/^It led elsewhere/)
  expect(amiss('steps/here pay recharge.pay paid → step:there', paid('paid', here))).toMatch(/^It led elsewhere/)
  expect(amiss('steps/here pay recharge.pay left → stay', paid('left', told))).toMatch(/^It led elsewhere/)
  expect(amiss('modals/help dismiss → close', sent('dismiss', helped, helped))).toMatch(/^It led elsewhere/)
  expect(amiss('steps/here other → flow:club', sent('other', here, here))).toMatch(/^It led elsewhere/)
})

it('if a walk took another branch than planned, it fails, even if both branches lead to the same place', () => {
  expect(amiss('steps/here go [big] → step:there', sent('go', here, there))).toMatch(/^Another branch/)
  expect(amiss('steps/here go → modal:help', sent('go', here, helped, { 'recharge.value': 5000 }))).toMatch(
    /^Another branch/,
  )
})

it('a walk fails at an edge whose event or outcome did not happen, or happened on another screen', () => {
  expect(amiss('steps/here go → modal:help')).toMatch(/^It never came to it/)
  expect(amiss('steps/here go → modal:help', sent('go', there, helped))).toMatch(/^It never came to it/)
  expect(amiss('steps/here pay recharge.pay paid → step:there', paid('refused', there))).toMatch(/^It never came to it/)
  expect(amiss('modals/help dismiss → close', sent('dismiss', here, here))).toMatch(/^It never came to it/)
  expect(amiss('steps/there watch recharge.find paid → step:here', paid('paid', here))).toMatch(/^It never came to it/)
})

it('if an edge belongs to an event that the app sends, a customer’s tap with the same name does not test it', () => {
  const expired = edge('always sessionExpired → step:here')
  const moment = sent('sessionExpired', there, here)
  expect(whatIsAmiss(flow, expired, [moment], true)).toMatch(/^It never came to it/)
  const outer: Moment = { ...moment, sent: { type: 'always', name: 'sessionExpired' } }
  expect(whatIsAmiss(flow, expired, [outer], true)).toBeUndefined()
})
