import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('what was put longest ago is forgotten, so that asking for ever new things does not fill the memory', () => {
  const recent = createRecent<number>(2)
  recent.put('a', 1)
  recent.put('b', 2)
  recent.put('a', 3)
  recent.put('c', 4)
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([3, undefined, 4])
})
