import { expect, test } from 'vitest'
import { parseLine } from './line.ts'

test.each([
  ['Mãe', 'Mãe'],
  ['  Vovó \t Francisca\n', 'Vovó Francisca'],
])('%j is read as %s', (text, value) => {
  expect(parseLine(text)).toEqual({ ok: true, value })
})

test('a text of spaces is empty', () => {
  expect(parseLine(' \n ')).toEqual({ ok: false, violation: 'empty' })
})
