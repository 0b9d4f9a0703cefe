import { expect, test } from 'vitest'
import { parseLine } from './line.ts'

test.each([
  ['Mãe', 'Mãe'],
  ['  Vovó \t Francisca\n', 'Vovó Francisca'],
])('the short text %j is read as %s', (text, value) => {
  expect(parseLine(text, 60)).toEqual({ ok: true, value })
})

test('a field for a short text (such as a name) treats spaces only as empty', () => {
  expect(parseLine(' \n ', 60)).toEqual({ ok: false, violation: 'empty' })
})

test('a one-line text over its maximum length is refused, not cut; spaces at its start and end do not count', () => {
  expect(parseLine('a'.repeat(61), 60)).toEqual({ ok: false, violation: 'long' })
  expect(parseLine(`  ${'a'.repeat(60)}  `, 60)).toEqual({ ok: true, value: 'a'.repeat(60) })
})
