import { expect, test } from 'vitest'
import { cardWords, numberWords } from './saved-words.ts'

test('a card is called by its brand, as that writes its name, and its last digits', () => {
  expect(cardWords({ brand: 'MASTERCARD', last: '4444' })).toBe('Mastercard final 4444')
})

test('a number is written in one piece, after the name that it was saved under', () => {
  expect(numberWords('11976543210')).toBe('(11)\u00a097654-3210')
  expect(numberWords('11976543210', 'Mãe')).toBe('Mãe · (11)\u00a097654-3210')
})
