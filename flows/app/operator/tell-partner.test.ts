import { expect, test } from 'vitest'
import { partnerWindow } from '../../../runtime/browser/partner-window.ts'
import type { Driver } from '../../../runtime/engine/driver.ts'
import { type FlowState, initialState } from '../../../runtime/engine/state.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { tellPartner } from './tell-partner.ts'

const PARTNER = 'https://app.partner.example'
const charging: FlowState['running'] = [
  { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'submit', charge: true },
]

/** Opens the app in a partner's iframe. `pay` starts a charge and sends it. `begin` only starts it. */
function openFramed(facts = createFactStore(), partners: readonly string[] = [PARTNER]) {
  const heard: string[] = []
  const listeners = new Set<Parameters<Driver['subscribe']>[0]>()
  let state: FlowState = initialState({ id: 'app' })
  const driver = {
    state: () => state,
    send: () => undefined,
    subscribe: (listener: Parameters<Driver['subscribe']>[0]) => {
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
    for (const listener of listeners) listener({ type: 'returned' }, facts.all())
  }
  const begin = () => move({ step: 'payment', running: charging })
  const pay = (): void => {
    begin()
    facts.write({ 'recharge.told': undefined })
  }
  return { facts, heard, move, begin, pay }
}

test('for each status of an attempt, the partner is notified only once', () => {
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

test('for a new attempt, the partner is notified again, even if the status is the same', () => {
  const { heard, move, pay } = openFramed()
  const error = { step: 'payment', modals: [{ id: 'error', message: { code: '300' } }] }
  for (const _ of [1, 2]) {
    pay()
    move(error)
    move({ step: 'payment' })
  }
  expect(heard).toEqual(['m4u_erro', 'm4u_erro'])
})

test('if a charge is refused because another charge is open, the partner is not notified a second time', () => {
  const { heard, move, pay, begin } = openFramed()
  pay()
  move({ step: 'processing' })
  begin()
  move({ step: 'payment', modals: [{ id: 'already-open', message: null }] })
  move({ step: 'processing' })
  expect(heard).toEqual(['m4u_processamento'])
})

test('if a charge fails before the app sends it, the partner is notified', () => {
  const { heard, move, begin } = openFramed()
  for (const _ of [1, 2]) {
    begin()
    move({ step: 'payment', modals: [{ id: 'error', message: { code: '300' } }] })
  }
  expect(heard).toEqual(['m4u_erro', 'm4u_erro'])
})

test('while a new charge runs, the partner is not notified of the earlier charge that the screen still shows', () => {
  const { heard, move } = openFramed()
  move({ step: 'success', running: charging })
  expect(heard).toEqual([])
})

test('a reload of the page does not notify the partner again', () => {
  const { facts, move, pay } = openFramed()
  pay()
  move({ step: 'success' })
  const again = openFramed(facts)
  again.move({ step: 'success' })
  expect(again.heard).toEqual([])
})

test('if a site is not a partner, it receives no notification', () => {
  const { heard, move } = openFramed(createFactStore(), [])
  move({ step: 'success' })
  expect(heard).toEqual([])
})
