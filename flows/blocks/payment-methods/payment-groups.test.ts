import { expect, test } from 'vitest'
import { groupsOf, type PaymentGroup } from './payment-groups.ts'

const row = (group: PaymentGroup, value: string) => ({ group, value })
const rows = [row('direct', 'pix'), row('new', 'credit'), row('saved', 'a'), row('new', 'debit'), row('others', 'pay')]

test('groups of payment methods are in the order of the flow, with saved cards above new ones', () => {
  const names = (ids: readonly ('pix' | 'credit' | 'debit' | 'mercado_pago')[]) =>
    groupsOf(
      rows,
      ids.map(id => ({ id })),
    ).map(({ name }) => name)
  expect(names(['pix', 'credit', 'debit', 'mercado_pago'])).toEqual(['direct', 'saved', 'new', 'others'])
  expect(names(['credit', 'pix'])).toEqual(['saved', 'new', 'direct'])
})

test('a group without a row is left out, and both kinds of new card are in one group', () => {
  const groups = groupsOf(rows.slice(0, 2).concat(row('new', 'debit')), [
    { id: 'credit' },
    { id: 'debit' },
    { id: 'pix' },
  ])
  expect(groups.map(({ name, rows }) => [name, rows.map(({ value }) => value)])).toEqual([
    ['new', ['credit', 'debit']],
    ['direct', ['pix']],
  ])
})
