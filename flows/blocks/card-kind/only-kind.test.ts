import { expect, test } from 'vitest'
import { onlyKind } from './only-kind.ts'

const open = { slots: 1, changes: undefined }
const full = { slots: 0, changes: undefined }

test('if only one more kind of card (credit or debit) can be saved, `onlyKind` returns that kind', () => {
  expect(onlyKind({ credit: open, debit: full }, false)).toBe('credit')
  expect(onlyKind({ credit: full, debit: open }, false)).toBe('debit')
  expect(onlyKind({ credit: open, debit: open }, false)).toBeUndefined()
})

test('after a card was sent, `onlyKind` does not say which kind of card can still be saved, because this card may be the last allowed one', () => {
  expect(onlyKind({ credit: full, debit: open }, true)).toBeUndefined()
})
