import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('a store for two recent values keeps only the two newest ones', () => {
  const recent = createRecent<number>(2)
  recent.put('a', 1)
  recent.put('b', 2)
  recent.put('a', 3)
  recent.put('c', 4)
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4])
})
