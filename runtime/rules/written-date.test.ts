import { expect, test } from 'vitest'
import { formatDate, formatDateWithYear, formatMonth } from './written-date.ts'

test('a date is written in words in Portuguese', () => {
  const christmas = '2026-12-25T15:00:00Z'
  expect(formatDate(Date.parse(christmas))).toBe('25 de dezembro')
  expect(formatDateWithYear(christmas)).toBe('25 de dezembro de 2026')
  expect(formatDateWithYear('2026-12-25')).toBe('25 de dezembro de 2026')
  expect(formatDateWithYear('2026-12-32')).toBeUndefined()
})

test('the name of a month is written with a capital letter', () => {
  expect(formatMonth(Date.parse('2026-12-01T02:59:00Z'))).toBe('Novembro de 2026')
  expect(formatMonth(Date.parse('2026-12-01T03:00:00Z'))).toBe('Dezembro de 2026')
})
