import { expect, test } from 'vitest'
import type { RechargeRecord } from '../operator/contract/recharge.ts'
import { otherRecharges } from './other-recharges.ts'

const OWN = '11987654321'
const MOTHER = '11976543210'
const offered = { recipient: OWN, amountCents: 3000 }

/** Returns a delivered recharge of the history, which is named by its id. */
const record = (id: string, parts: Partial<RechargeRecord>): RechargeRecord => ({
  id,
  nsu: undefined,
  date: undefined,
  recipient: OWN,
  valueCents: 3000,
  paymentType: 'pix',
  status: 'OK',
  card: undefined,
  ...parts,
})

const idsOf = (history: readonly RechargeRecord[]): string[] => otherRecharges(history, offered, 3).map(({ id }) => id)

test('a recharge with the number and the amount of the offered one is not offered again', () => {
  expect(
    idsOf([record('same', {}), record('less', { valueCents: 1500 }), record('mother', { recipient: MOTHER })]),
  ).toEqual(['less', 'mother'])
})

test('if a customer makes the same recharge each month, only the newest is offered', () => {
  expect(
    idsOf([record('new', { recipient: MOTHER }), record('old', { recipient: MOTHER, paymentType: 'credit' })]),
  ).toEqual(['new'])
})

test('a recharge that failed, is not over, or lacks its number or amount is not offered', () => {
  const unusable: readonly Partial<RechargeRecord>[] = [
    { status: 'NOK' },
    { status: 'PENDING' },
    { status: undefined },
    { recipient: undefined },
  ]
  const history = unusable.map((parts, index) => record(String(index), { valueCents: 1000 + index, ...parts }))
  expect(idsOf([...history, record('lost', { valueCents: undefined })])).toEqual([])
})

test('at most as many recharges are offered as the screen asks for, the newest first', () => {
  expect(idsOf([1000, 1500, 2000, 2500].map(cents => record(String(cents), { valueCents: cents })))).toEqual([
    '1000',
    '1500',
    '2000',
  ])
})
