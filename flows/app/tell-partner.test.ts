import { expect, test } from 'vitest'
import { type FlowState, initialState } from '../../runtime/engine/state.ts'
import { createFactStore } from './fact-store.ts'
import { tellPartner } from './tell-partner.ts'

const PARTNER = 'https://app.partner.example'
const charging: FlowState['running'] = [
  { id: 1, service: 'recharge.pay', kind: 'action', modal: null, event: 'submit', charge: true },
]

/** The app in a partner's frame, its flow moved by the test. */
async function openFramed(facts = createFactStore(), partners: readonly string[] = [PARTNER]) {
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
  await tellPartner(window, { driver, facts }, async () => ({ partners }))
  const move = (to: Partial<FlowState>): void => {
    state = { ...state, modals: [], running: [], ...to }
    for (const listener of listeners) listener()
  }
  return { facts, heard, move, pay: () => move({ step: 'payment', running: charging }) }
}

test('each state of an attempt is told once', async () => {
  const { heard, move, pay } = await openFramed()
  pay()
  move({ step: 'processing' })
  move({ step: 'processing' })
  move({ step: 'home' })
  move({ step: 'processing' })
  move({ step: 'success' })
  move({ step: 'success' })
  expect(heard).toEqual(['m4u_processamento', 'm4u_sucesso'])
})

test('what is paid again is told again', async () => {
  const { heard, move, pay } = await openFramed()
  const error = { step: 'payment', modals: [{ id: 'error', message: { code: '300' } }] }
  for (const _ of [1, 2]) {
    pay()
    move(error)
    move({ step: 'payment' })
  }
  expect(heard).toEqual(['m4u_erro', 'm4u_erro'])
})

test('while a charge runs nothing is told: what is beside it is of another attempt', async () => {
  const { heard, move } = await openFramed()
  move({ step: 'success', running: charging })
  expect(heard).toEqual([])
})

test('a page that is loaded again does not tell again', async () => {
  const { facts, move, pay } = await openFramed()
  pay()
  move({ step: 'success' })
  const again = await openFramed(facts)
  again.move({ step: 'success' })
  expect(again.heard).toEqual([])
})

test('a site that is no partner is told nothing', async () => {
  const { heard, move } = await openFramed(createFactStore(), [])
  move({ step: 'success' })
  expect(heard).toEqual([])
})
