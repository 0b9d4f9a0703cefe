import { expect, test } from 'vitest'
import { capitalised, weekdays, whenWords } from './schedule-words.ts'

test.each([
  ['weekly', 'sunday', 'todo domingo'],
  ['weekly', 'MONDAY', 'toda segunda'],
  ['weekly', 'saturday', 'todo sábado'],
  ['monthly', '05', 'todo dia 5'],
  ['monthly', '28', 'todo dia 28'],
] as const)('a %s schedule on the day %s is written as %s', (frequency, day, said) => {
  expect(whenWords(frequency, day)).toBe(said)
})

test('each day of the week has its words for a weekly schedule, and the week starts with Sunday', () => {
  expect(weekdays).toEqual(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
  for (const day of weekdays) expect(capitalised(whenWords('weekly', day))).toMatch(/^Tod[oa] \S+$/)
})
