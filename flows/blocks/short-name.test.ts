import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Mãe', 'Mãe'],
  ['João Guilherme Neto', 'João Guilherme Neto'],
  ['Vovó Francisca Benedita do Sagrado Coração de Jesus', 'Vovó Francisca…'],
  ['Tio Wellington (trabalho, só de manhã)', 'Tio Wellington…'],
  ['Pneumoultramicroscopicossilicovulcanoconiótico', 'Pneumoultramicroscop…'],
])('if there is little space, the saved name “%s” is shown as “%s”', (name, short) => {
  expect(shortName(name)).toBe(short)
})
