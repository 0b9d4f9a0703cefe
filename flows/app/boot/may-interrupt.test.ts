import { expect, test } from 'vitest'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { type FlowState, initialState, type Running } from '../../../runtime/engine/state.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import { createVault } from '../../../runtime/payment/vault.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { createFactStore } from '../../kit/fact-store.ts'
import { mayInterrupt } from './may-interrupt.ts'

interface Screen extends Partial<FlowState> {
  readonly known?: FactValues
  readonly pan?: string
  readonly typed?: string
}

function may({ known = {}, pan = '', typed = '', ...shown }: Screen): boolean {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const state: FlowState = { ...initialState(flow), step: 'home', ...shown }
  const facts = createFactStore()
  facts.write(known)
  const vault = createVault()
  vault.write('payment.pan', pan)
  const driver = { state: () => state, send: () => undefined, subscribe: () => () => undefined }
  const fields = [{ value: typed, defaultValue: '' }]
  return mayInterrupt({ flow, facts, vault, driver }, { querySelectorAll: () => Object.assign([], fields) })
}

const running = (kind: Running['kind'], charge: boolean): readonly Running[] => [
  { id: 1, service: 's', kind, modal: null, event: 'submit', charge },
]

test.each(['login', 'home', 'recharge', 'history', 'success'])(
  'on the step %s, the app may offer a newer release, because no payment can be lost',
  step => {
    expect(may({ step })).toBe(true)
    expect(may({ step, known: { 'payment.inFlight': 'none' } })).toBe(true)
  },
)

test.each(['payment', 'pix', 'pisp-confirm', 'pisp-wait', 'checkout', 'processing'])(
  'the app does not offer a newer release on the step %s, because it shows a payment',
  step => expect(may({ step })).toBe(false),
)

test.each<[string, Screen]>([
  ['a charge runs', { running: running('enter', true) }],
  ['an action waits for its answer', { running: running('action', false) }],
  ['a payment is open', { known: { 'payment.inFlight': 'pix' } }],
  ['a modal is open', { modals: [{ id: 'cvv', message: null }] }],
  ['the vault contains a typed card number', { pan: '4242' }],
  ['a field contains a typed number that is not a fact yet', { step: 'login', typed: '1198' }],
])('the app does not offer a newer release while %s', (_, screen) => {
  expect(may(screen)).toBe(false)
})

test.each(['pisp', 'sms'])(
  'the app does not offer a newer release on the step %s, because a reload would lose the input',
  step => expect(may({ step })).toBe(false),
)

test('the app may offer a newer release while a service runs that only reads data', () => {
  expect(may({ running: running('enter', false) })).toBe(true)
})
