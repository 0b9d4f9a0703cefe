import { expect, test } from 'vitest'
import web from '../../flow-configs/web.flow.json'
import { prepare } from '../../runtime/engine/prepare.ts'
import { rechargeStatus } from './recharge-status.ts'

const modal = (id: string) => ({ id, message: null })

test.each([
  ['success', [], 'success'],
  ['processing', [], 'processing'],
  ['payment', ['error'], 'error'],
  ['processing', ['ended'], 'error'],
  ['payment', [], undefined],
  ['payment', ['cvv'], undefined],
  ['payment', ['unconfirmed'], undefined],
  ['payment', ['error', 'confirm-card'], undefined],
  ['pix', [], undefined],
  ['constructor', [], undefined],
] as const)('on %s with %j a recharge is shown as %s', (step, modals, status) => {
  expect(rechargeStatus({ step, modals: modals.map(modal) })).toBe(status)
})

test('the names are those of the flow', () => {
  const { steps = {}, modals = {} } = prepare(web) ?? {}
  expect(Object.keys(steps)).toEqual(expect.arrayContaining(['success', 'processing']))
  expect(Object.keys(modals)).toEqual(expect.arrayContaining(['error', 'ended']))
})
