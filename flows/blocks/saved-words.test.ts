import { expect, test } from 'vitest'
import { cardWords, numberWords } from './saved-words.ts'

test('a card’s name consists of the brand, in the brand’s own spelling, and the last digits', () => {
  expect(cardWords({ brand: 'MASTERCARD', last: '4444' })).toBe('Mastercard final 4444')
})

test('the text for a saved number contains the name first, and contains no normal space inside the number', () => {
  expect(numberWords('11976543210')).toBe('(11)\u00a097654-3210')
  expect(numberWords('11976543210', 'Mãe')).toBe('Mãe, (11)\u00a097654-3210')
})
