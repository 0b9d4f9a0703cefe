import { expect, test } from 'vitest'
import { checkCvv } from './cvv.ts'
import { isNoNumber } from './pasted-number.ts'
import { parseMobile } from './phone.ts'

const isMobile = (text: string): boolean => parseMobile(text).ok
const isCvv = (text: string): boolean => checkCvv(text, undefined) === null

const texts = [
  ['<script>alert(1)</script>', isMobile, true],
  ['{"n": 1}', () => true, true],
  ['Oi, tudo bem?', isMobile, true],
  ['sala 12', isMobile, true],
  ['CVV 12', isCvv, true],
  ['CVV 123', isCvv, false],
  ['Meu número é (11) 98765-4321', isMobile, false],
  ['<b>11 98765-4321</b>', isMobile, false],
  ['Fixo: 11 3456-7890', isMobile, false],
  ['98765', isMobile, false],
  ['(11) ', isMobile, false],
  ['９８７６５', isMobile, false],
] as const
test.each(
  texts.map(
    ([pasted, isRight, isNone]) => [pasted, isNone ? 'is ignored' : 'counts as a number', isRight, isNone] as const,
  ),
)('if a customer pastes the text %j, it %s', (pasted, _, isRight, isNone) => {
  expect(isNoNumber(pasted, isRight)).toBe(isNone)
})
