import { expect, it } from 'vitest'
import { parseCopy } from './copy.ts'

it('tells a phone number apart, which is read in one piece', () => {
  const facts = { 'recharge.target': '51996660428', 'recharge.valueCents': 1500 }
  const parts = parseCopy('{recharge.valueCents:money} para {recharge.target:phone}.', facts)
  expect(parts.filter(part => part.isWhole).map(part => part.text)).toEqual(['(51) 99666-0428'])
})
