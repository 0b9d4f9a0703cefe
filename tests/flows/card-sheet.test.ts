import { expect, test } from 'vitest'
import { holds } from '../../runtime/engine/guards.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowNamed } from '../../workshop/flows/read-flows.ts'

const { guards, modals } = flowNamed('web').flow
const hasAll: FactValues = {
  'operator.lacksDebitFavorite': false,
  'operator.lacksCaixaDeletion': false,
  'operator.lacksCardConfirmation': false,
}
const lacksAll: FactValues = {
  'operator.lacksDebitFavorite': true,
  'operator.lacksCaixaDeletion': true,
  'operator.lacksCardConfirmation': true,
}
const other = { 'card.isFavorite': false, 'card.isConfirmed': false } as const
const favorite = { 'card.isFavorite': true, 'card.isConfirmed': true } as const

/** Returns the events of the buttons that the sheet of a saved card shows if these facts are true. */
function offeredFor(facts: FactValues): readonly string[] {
  return present(modals.card).blocks.flatMap(block =>
    'event' in block && holds(guards, block.when ?? '', facts) ? [String(block.event)] : [],
  )
}

test.each<[string, FactValues, readonly string[]]>([
  ['credit card', { 'card.kind': 'credit', ...other, ...hasAll }, ['confirm', 'prefer', 'remove']],
  ['favourite credit card', { 'card.kind': 'credit', ...favorite, ...hasAll }, ['remove']],
  ['credit card', { 'card.kind': 'credit', ...other, ...lacksAll }, ['prefer', 'remove']],
  ['debit card', { 'card.kind': 'debit', ...other, ...hasAll }, ['prefer', 'removeDebit']],
  ['favourite debit card', { 'card.kind': 'debit', ...favorite, ...hasAll }, ['removeDebit']],
  ['debit card', { 'card.kind': 'debit', ...other, ...lacksAll }, ['removeDebit']],
  ['card of Caixa', { 'card.kind': 'cef', ...other, ...hasAll }, ['removeDebit']],
  ['card of Caixa', { 'card.kind': 'cef', ...other, ...lacksAll }, []],
])('a tap on a saved %s with the facts %j offers only actions that the operator supports', (_, facts, offered) => {
  expect(offeredFor(facts)).toEqual(offered)
})
