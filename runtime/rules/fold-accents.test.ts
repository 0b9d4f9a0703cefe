import { expect, test } from 'vitest'
import { foldAccents } from './fold-accents.ts'

test('foldAccents removes accents and keeps the letters', () => {
  expect(foldAccents('São João d’Água, 1ª ação')).toBe('Sao Joao d’Agua, 1a acao')
})
