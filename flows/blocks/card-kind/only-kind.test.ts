import { expect, test } from 'vitest'
import { onlyKind } from './only-kind.ts'

const open = { slots: 1, changes: undefined }
const full = { slots: 0, changes: undefined }

test('a card can be saved as the one kind that there is room for', () => {
  expect(onlyKind({ credit: open, debit: full }, false)).toBe('credit')
  expect(onlyKind({ credit: full, debit: open }, false)).toBe('debit')
  expect(onlyKind({ credit: open, debit: open }, false)).toBeUndefined()
})

test('a card that may be saved already, and fill the room itself, is not made the other kind', () => {
  expect(onlyKind({ credit: full, debit: open }, true)).toBeUndefined()
})
