import { expect, test } from 'vitest'
import { parseLine } from './line.ts'

test.each([
  ['Mãe', 'Mãe'],
  ['  Vovó \t Francisca\n', 'Vovó Francisca'],
])('the short text %j is read as %s', (text, value) => {
  expect(parseLine(text, 60)).toEqual({ ok: true, value })
})

test('a short text of only spaces counts as empty', () => {
  expect(parseLine(' \n ', 60)).toEqual({ ok: false, violation: 'empty' })
})

test('if a short text is too long after trimming, it is refused and not cut', () => {
  expect(parseLine('a'.repeat(61), 60)).toEqual({ ok: false, violation: 'long' })
  expect(parseLine(`  ${'a'.repeat(60)}  `, 60)).toEqual({ ok: true, value: 'a'.repeat(60) })
})
