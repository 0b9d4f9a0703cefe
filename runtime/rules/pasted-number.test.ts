import { expect, test } from 'vitest'
import { checkCvv } from './cvv.ts'
import { isNoNumber } from './pasted-number.ts'
import { parseMobile } from './phone.ts'

const isMobile = (text: string): boolean => parseMobile(text).ok
const isCvv = (text: string): boolean => checkCvv(text, undefined) === null

test.each([
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
])(
  'a pasted text counts as no number only if it has few digits, and has markup or is invalid for the field: %j',
  (pasted, isRight, expected) => {
    expect(isNoNumber(pasted, isRight)).toBe(expected)
  },
)
