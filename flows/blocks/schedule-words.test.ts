import { expect, test } from 'vitest'
import { capitalised, cardWords, numberWords, valueWords, weekdays, whenWords } from './schedule-words.ts'

test.each([
  ['weekly', 'sunday', 'todo domingo'],
  ['weekly', 'MONDAY', 'toda segunda'],
  ['weekly', 'saturday', 'todo sábado'],
  ['monthly', '05', 'todo dia 5'],
  ['monthly', '28', 'todo dia 28'],
] as const)('%s on %s is %s', (frequency, day, said) => {
  expect(whenWords(frequency, day)).toBe(said)
})

test('each day of the week has its words, from Sunday on', () => {
  expect(weekdays).toEqual(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
  for (const day of weekdays) expect(capitalised(whenWords('weekly', day))).toMatch(/^Tod[oa] \S+$/)
})

test('a number, a card and a value are written in one piece, as people know them', () => {
  expect(numberWords('11976543210')).toBe('(11)\u00a097654-3210')
  expect(numberWords('11976543210', 'Mãe')).toBe('Mãe · (11)\u00a097654-3210')
  expect(numberWords('11976543210', '')).toBe('(11)\u00a097654-3210')
  expect(cardWords({ brand: 'MASTERCARD', last: '4444' })).toBe('Mastercard final 4444')
  expect([2000, 1750, 10_000].map(valueWords)).toEqual(['R$\u00a020', 'R$\u00a017,50', 'R$\u00a0100'])
})
