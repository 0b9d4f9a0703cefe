import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { initialState } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
const whatsapp = prepare(flows.find(({ id }) => id === 'whatsapp')?.config)

const customer: FactValues = {
  'session.authenticated': true,
  'session.msisdn': '11987654321',
  'session.customerId': 'c1',
  'channel.paysByPix': true,
  'recharge.target': '11987654321',
}

/** Opens the step, ends its service with this outcome, and returns the step and the modals that then open. */
function after(step: string, event: 'enter' | 'submit', outcome: string, facts: FactValues) {
  if (whatsapp === undefined) throw new Error('There is no such flow.')
  const open = { type: 'open', step, entry: 0, visited: [] } as const
  const opened = transition(whatsapp, initialState(whatsapp), open, { ...facts }).state
  const asked =
    event === 'enter' ? opened : transition(whatsapp, opened, { type: 'user', name: event }, { ...facts }).state
  const run = asked.running.find(({ kind }) => kind === (event === 'enter' ? 'enter' : 'action'))
  const ended = { type: 'outcome', run: run?.id ?? -1, outcome, message: { code: '905' } } as const
  const { state } = transition(whatsapp, asked, ended, { ...customer, ...facts })
  return [state.step, state.modals.map(({ id }) => id).join()]
}

const atCode: FactValues = { 'login.msisdn': '11987654321', 'login.handle': 'h' }
const chosen: FactValues = { ...atCode, 'recharge.value': 2000 }
const brought: FactValues = { ...chosen, 'recharge.isPreselected': true }

test.each([
  ['an amount', brought, 'pix-at-once'],
  ['no amount', atCode, 'returned'],
  ['only what was chosen before the session ended', chosen, 'returned'],
  ['an amount for a number that was forgotten', { ...brought, 'recharge.targetLost': true }, 'recharge'],
  ['an amount, in a channel that no longer pays by Pix', { ...brought, 'channel.paysByPix': false }, 'returned'],
])('a customer who logs in from WhatsApp with %s sees the right step', (_, facts, step) => {
  expect(after('sms', 'submit', 'opened', facts)).toEqual([step, ''])
})

test.each([
  ['that is waiting leads to its code', 'pixOpen', { 'pix.txid': 't1' }, 'pix'],
  ['that was paid meanwhile leads to its receipt', 'paid', { 'recharge.nsu': '1' }, 'success'],
  ['that is not there leads to the values', 'nothing', {}, 'recharge'],
])('after a WhatsApp login, a Pix %s', (_, outcome, facts, step) => {
  expect(after('returned', 'enter', outcome, { ...customer, ...facts })).toEqual([step, ''])
})

test('in WhatsApp, a created Pix is shown, and a failed Pix shows a message', () => {
  const facts = { ...customer, ...brought }
  expect(after('pix-at-once', 'enter', 'created', { ...facts, 'pix.txid': 't1' })).toEqual(['pix', ''])
  expect(after('pix-at-once', 'enter', 'failed', facts)).toEqual(['pix-at-once', 'pix-failed'])
  expect(after('pix', 'enter', 'missing', { ...facts, 'pix.txid': 't1' })).toEqual(['pix', 'pix-failed'])
  const out = whatsapp?.modals['pix-failed']?.on ?? {}
  for (const event of ['startOver', 'dismiss'])
    expect(out[event]).toEqual({ run: 'session.close', outcomes: { closed: 'step:login' } })
})

test('in WhatsApp, opening the address of the Pix page creates no Pix', () => {
  const [step] = after('pix-at-once', 'enter', 'created', { ...customer, ...chosen })
  expect(step).toBe('recharge')
})

test('in WhatsApp, Pix is the first payment method', () => {
  const [methods] = whatsapp?.steps.payment?.blocks.filter(({ id }) => id === 'methods') ?? []
  expect(methods).toMatchObject({ ways: [{ id: 'pix' }, ...Array(7).fill({})] })
})
