import { expect, it } from 'vitest'
import { fillCopy, parseCopy } from './copy.ts'

it('`parseCopy` divides a text into fixed words and formatted facts', () => {
  const facts = { 'recharge.target': '51996660428', 'recharge.value': 1500 }
  const parts = parseCopy('{recharge.value:money} para {recharge.target:phone}.', facts)
  expect(parts.map(({ text, format }) => [text, format])).toEqual([
    ['R$\u00a015,00', 'money'],
    [' para ', undefined],
    ['(51) 99666-0428', 'phone'],
    ['.', undefined],
  ])
})

it('if a text formats a fact as money and the fact is not a number, the text leaves it out', () => {
  expect(fillCopy('{recharge.value:money} para você', { 'recharge.value': 'R$ 20' })).toBe(' para você')
})
