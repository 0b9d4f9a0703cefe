import { expect, test } from 'vitest'
import { formatBirthDate, parseBirthDate } from './birth-date.ts'
import { bundledBrands } from './card-brand-table.ts'
import { buildBrandTree } from './card-brands.ts'
import { checkCardNumber, formatCardNumber, panIn } from './card-number.ts'
import { contactNumber } from './contact-number.ts'
import { formatCpf, parseCpf } from './cpf.ts'
import { checkCvv } from './cvv.ts'
import { formatExpiryTyping, parseExpiry } from './expiry.ts'
import { centsTyped, formatBrlTyping } from './money.ts'
import { formatPhoneTyping, parseMobile } from './phone.ts'
import { checkSmsCode, extractSmsCode } from './sms-code.ts'

const november2026 = Date.UTC(2026, 10, 27)
const tree = buildBrandTree(bundledBrands)
const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, character => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

test.each<[name: string, text: string, read: (text: string) => unknown]>([
  ['mobile number', '+55 0 15 (11) 98765-4321', parseMobile],
  ['mobile number with the area code 55', '(55) 98912-345678', parseMobile],
  ['partly typed mobile number', '+5511987', formatPhoneTyping],
  ['contact’s number', '(11) 98765-4321', text => parseMobile(contactNumber(['1133334444', text]))],
  ['SMS code', 'Recarga 12h: 480215', extractSmsCode],
  ['SMS code to check', '480 215', checkSmsCode],
  ['card number', '4242 4242 4242 4242', text => checkCardNumber(text, tree)],
  ['card number in a message', 'Cartão 5555 5555 5555 4444 val. 12/2030 cvv 123', panIn],
  ['card number to format', '4242424242424242', text => formatCardNumber(text, undefined)],
  ['expiry', '1/27', text => parseExpiry(text, november2026)],
  ['expiry with the year first', '2027-12', text => parseExpiry(text, november2026)],
  ['partly typed expiry', '12/', formatExpiryTyping],
  ['CVV', '123', text => checkCvv(text, undefined)],
  ['CPF', '529.982.247-25', parseCpf],
  ['partly typed CPF', '52998224', formatCpf],
  ['birth date', '27/03/90', text => parseBirthDate(text, november2026)],
  ['birth date from autofill', '1990-03-27', formatBirthDate],
  ['amount', 'R$ 1,42', centsTyped],
  ['partly typed amount', '142', formatBrlTyping],
])('in full-width characters, the %s is read as in ASCII', (_, text, read) => {
  expect(read(inFullWidth(text))).toEqual(read(text))
})
