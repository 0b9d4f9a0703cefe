import { expect, test } from 'vitest'
import { partnerWindow } from '../../../runtime/browser/partner-window.ts'
import { type FlowState, initialState } from '../../../runtime/engine/state.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { tellPartner } from './tell-partner.ts'

const PARTNER = 'https://app.partner.example'
const charging: FlowState['running'] = [
  { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'submit', charge: true },
]

/** The app in a partner's frame, its flow moved by the test. A charge that is paid is sent, one that begins only is not. */
function openFramed(facts = createFactStore(), partners: readonly string[] = [PARTNER]) {
  const heard: string[] = []
  const listeners = new Set<() => void>()
  let state: FlowState = initialState({ id: 'app', hash: '' })
  const driver = {
    state: () => state,
    send: () => undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => undefined
    },
  }
  const window = {
    location: { ancestorOrigins: [PARTNER] },
    document: { referrer: '' },
    parent: { postMessage: (message: string) => void heard.push(message) },
  }
  const tell = partnerWindow(window, partners)
  if (tell !== undefined) tellPartner({ driver, facts }, tell)
  const move = (to: Partial<FlowState>): void => {
    state = { ...state, modals: [], running: [], ...to }
    for (const listener of listeners) listener()
  }
  const begin = () => move({ step: 'payment', running: charging })
  const pay = (): void => {
    begin()
    facts.write({ 'recharge.told': undefined })
  }
  return { facts, heard, move, begin, pay }
}

test('each state of an attempt is told once', () => {
  const { heard, move, pay } = openFramed()
  pay()
  move({ step: 'processing' })
  move({ step: 'processing' })
  move({ step: 'home' })
  move({ step: 'processing' })
  move({ step: 'success' })
  move({ step: 'success' })
  expect(heard).toEqual(['m4u_processamento', 'm4u_sucesso'])
})

test('what is paid again is told again', () => {
  const { heard, move, pay } = openFramed()
  const error = { step: 'payment', modals: [{ id: 'error', message: { code: '300' } }] }
  for (const _ of [1, 2]) {
    pay()
    move(error)
    move({ step: 'payment' })
  }
  expect(heard).toEqual(['m4u_erro', 'm4u_erro'])
})

test('a charge that finds one open and is not sent makes nothing of that one told again', () => {
  const { heard, move, pay, begin } = openFramed()
  pay()
  move({ step: 'processing' })
  begin()
  move({ step: 'payment', modals: [{ id: 'already-open', message: null }] })
  move({ step: 'processing' })
  expect(heard).toEqual(['m4u_processamento'])
})

test('one that fails before it is sent is told as another failure', () => {
  const { heard, move, begin } = openFramed()
  for (const _ of [1, 2]) {
    begin()
    move({ step: 'payment', modals: [{ id: 'error', message: { code: '300' } }] })
  }
  expect(heard).toEqual(['m4u_erro', 'm4u_erro'])
})

test('while a charge runs nothing is told: what is beside it is of another attempt', () => {
  const { heard, move } = openFramed()
  move({ step: 'success', running: charging })
  expect(heard).toEqual([])
})

test('a page that is loaded again does not tell again', () => {
  const { facts, move, pay } = openFramed()
  pay()
  move({ step: 'success' })
  const again = openFramed(facts)
  again.move({ step: 'success' })
  expect(again.heard).toEqual([])
})

test('a site that is no partner is told nothing', () => {
  const { heard, move } = openFramed(createFactStore(), [])
  move({ step: 'success' })
  expect(heard).toEqual([])
})
