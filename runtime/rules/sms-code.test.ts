import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSmsCode, extractSmsCode } from './sms-code.ts'

test.each([
  ['Seu código é 123 456', '123456'],
  ['Seu código é 012-345. Vale por 10 minutos.', '012345'],
  ['Recarga de R$ 20: use 654321', '654321'],
  ['Dúvidas? 0800 123 4567. Código 998877', '998877'],
  ['@recarga.example #123456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['12', '12'],
  ['1234567', '123456'],
  ['sem código', ''],
])('%s holds %s', (text, code) => {
  expect(extractSmsCode(text)).toBe(code)
})

test('a code is complete at six digits', () => {
  expect(checkSmsCode('')).toBe('empty')
  expect(checkSmsCode('código')).toBe('empty')
  expect(checkSmsCode('12345')).toBe('short')
  expect(checkSmsCode('000000')).toBeNull()
  expect(checkSmsCode('Seu código é 123 456')).toBeNull()
})

test('extracting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(extractSmsCode(extractSmsCode(text))).toBe(extractSmsCode(text))
    }),
  )
})
