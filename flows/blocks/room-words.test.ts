import { expect, test } from 'vitest'
import { roomWords } from './room-words.ts'

const words = { slots: 'mais {count} números', lastSlot: 'mais 1 número', changes: '{count} trocas' }

test('a sentence states how many more numbers can be saved, but only if the limit is known', () => {
  expect(roomWords({ slots: 3, changes: 10 }, words)).toEqual(['mais 3 números', '10 trocas'])
  expect(roomWords({ slots: 1, changes: undefined }, words)).toEqual(['mais 1 número'])
  expect(roomWords({ slots: undefined, changes: undefined }, words)).toEqual([])
})

test('if the config has no text about how many changes are left, the page says only how many numbers are left', () => {
  expect(roomWords({ slots: 2, changes: 4 }, { ...words, changes: undefined })).toEqual(['mais 2 números'])
})
