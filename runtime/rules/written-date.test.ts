import { expect, test } from 'vitest'
import { formatDate, formatMonth } from './written-date.ts'

test('a date is written as people say it', () => {
  const christmas = Date.parse('2026-12-25T15:00:00Z')
  expect([formatDate(christmas), formatDate(christmas, { withYear: true })]).toEqual([
    '25 de dezembro',
    '25 de dezembro de 2026',
  ])
})

test('a month begins a line', () => {
  expect(formatMonth(Date.parse('2026-12-01T02:59:00Z'))).toBe('Novembro de 2026')
  expect(formatMonth(Date.parse('2026-12-01T03:00:00Z'))).toBe('Dezembro de 2026')
})
