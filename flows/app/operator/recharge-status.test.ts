import { expect, test } from 'vitest'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { rechargeStatus } from './recharge-status.ts'

const modal = (id: string) => ({ id, message: null })

test.each([
  ['success', [], 'success'],
  ['success-debit', [], 'success'],
  ['processing', [], 'processing'],
  ['payment', ['error'], 'error'],
  ['processing', ['ended'], 'error'],
  ['payment', [], undefined],
  ['payment', ['cvv'], undefined],
  ['payment', ['unconfirmed'], undefined],
  ['payment', ['error', 'confirm-card'], undefined],
  ['pix', [], undefined],
  ['constructor', [], undefined],
] as const)('on the step %s with the modals %j, the status for the partner is %s', (step, modals, status) => {
  expect(rechargeStatus({ step, modals: modals.map(modal) })).toBe(status)
})

test('the flow “web” contains each step and modal whose name `rechargeStatus` uses', () => {
  const { steps = {}, modals = {} } = prepare(web) ?? {}
  expect(Object.keys(steps)).toEqual(expect.arrayContaining(['success', 'success-debit', 'processing']))
  expect(Object.keys(modals)).toEqual(expect.arrayContaining(['error', 'ended']))
})

test('on every step that shows a receipt, the partner’s page is told `success`', () => {
  const { steps = {} } = prepare(web) ?? {}
  const receipts = Object.keys(steps).filter(id => steps[id]?.needs?.includes('recharge.nsu'))
  expect(receipts.map(step => rechargeStatus({ step, modals: [] }))).toEqual(receipts.map(() => 'success'))
  expect(receipts).toHaveLength(2)
})
