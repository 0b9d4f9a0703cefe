import { expect, test } from 'vitest'
import { foldAccents } from './fold-accents.ts'

test('accents go and letters stay', () => {
  expect(foldAccents('São João d’Água, 1ª ação')).toBe('Sao Joao d’Agua, 1a acao')
})
