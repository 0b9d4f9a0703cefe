import { expect, test } from 'vitest'
import { onlyKind } from './only-kind.ts'

const open = { slots: 1, changes: undefined }
const full = { slots: 0, changes: undefined }

test('if only one kind of card can still be saved, that kind is returned', () => {
  expect(onlyKind({ credit: open, debit: full }, false)).toBe('credit')
  expect(onlyKind({ credit: full, debit: open }, false)).toBe('debit')
  expect(onlyKind({ credit: open, debit: open }, false)).toBeUndefined()
})

test('a card that was sent keeps its chosen kind, because it may itself have taken the last place', () => {
  expect(onlyKind({ credit: full, debit: open }, true)).toBeUndefined()
})
