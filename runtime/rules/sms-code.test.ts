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
  ['Recarga 12h: 480215', '480215'],
  ['480215 vence em 10 min', '480215'],
  ['Pedido 998877. Código 480215.', '480215'],
  ['Use 123 456 no pedido 998877', '998877'],
  ['Use 480 215 até 12h', '480215'],
  ['４８０２１５', '480215'],
  ['sem código', ''],
])('the SMS code in "%s" is "%s"', (text, code) => {
  expect(extractSmsCode(text)).toBe(code)
})

test.each([
  ['12480215', '480215', '480215'],
  ['48480215', 'Código: 480215', '480215'],
  ['480215112233', '112233', '112233'],
  ['4802157', '7', '480215'],
])('if the field contains "%s" and "%s" was just pasted, the SMS code is %s', (text, inserted, code) => {
  expect(extractSmsCode(text, inserted)).toBe(code)
})

test('an SMS code is complete when it has six digits', () => {
  expect(checkSmsCode('')).toBe('empty')
  expect(checkSmsCode('código')).toBe('empty')
  expect(checkSmsCode('12345')).toBe('short')
  expect(checkSmsCode('000000')).toBeNull()
  expect(checkSmsCode('Seu código é 123 456')).toBeNull()
})

test('extracting an SMS code from an SMS code returns the same code', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(extractSmsCode(extractSmsCode(text))).toBe(extractSmsCode(text))
    }),
  )
})
