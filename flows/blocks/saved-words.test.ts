import { expect, test } from 'vitest'
import { cardWords, numberWords } from './saved-words.ts'

test('a card’s name has the brand as the brand writes it, and the last digits', () => {
  expect(cardWords({ brand: 'MASTERCARD', last: '4444' })).toBe('Mastercard final 4444')
})

test('a number does not break across lines, and follows the name it was saved under', () => {
  expect(numberWords('11976543210')).toBe('(11)\u00a097654-3210')
  expect(numberWords('11976543210', 'Mãe')).toBe('Mãe · (11)\u00a097654-3210')
})
