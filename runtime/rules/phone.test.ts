import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { formatPhone, formatPhoneTyping, parseMobile } from './phone.ts'

const digitsOfLength = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length }).map(digits => digits.join(''))
const mobile = fc
  .tuple(fc.constantFrom('11', '15', '21', '55', '91', '98'), digitsOfLength(8))
  .map(([areaCode, rest]) => `${areaCode}9${rest}`)
/**
 * Texts that may come before an area code. 55 alone is left out, because during typing it may be an area code itself.
 */
const prefixes = ['+55', '0055', '0', '015', '041', '+55 0', '+55 015', '0055 0', '0055041', '550', '55 041', '＋５５']
const phoneLike = fc
  .array(fc.constantFrom(...'0123456789555519+() -'), { maxLength: 24 })
  .map(characters => characters.join(''))

function type(text: string): string {
  return Array.from(text).reduce((field, character) => formatPhoneTyping(field + character), '')
}

describe('parseMobile', () => {
  test.each([
    '11987654321',
    '(11) 98765-4321',
    '+55 11 98765-4321',
    '5511987654321',
    '0055 11 98765 4321',
    '011 98765-4321',
    '(011) 98765-4321',
    '0 15 11 98765-4321',
    '+55 (011) 98765-4321',
    '+55 0 15 11 98765-4321',
    '55 0 41 11 98765 4321',
    '（１１）９８７６５－４３２１',
  ])('parseMobile reads "%s" as (11) 98765-4321', text => {
    expect(parseMobile(text)).toEqual({ ok: true, msisdn: '11987654321' })
  })

  test('parseMobile does not take the area code 55 for the country code', () => {
    expect(parseMobile('55987654321')).toEqual({ ok: true, msisdn: '55987654321' })
    expect(parseMobile('+55 55 98765-4321')).toEqual({ ok: true, msisdn: '55987654321' })
  })

  test.each([
    ['', 'empty'],
    ['telefone', 'empty'],
    ['987654321', 'short'],
    ['+55 98765-4321', 'short'],
    ['00', 'short'],
    ['+5', 'short'],
    ['20987654321', 'areaCode'],
    ['2087654321', 'areaCode'],
    ['1187654321', 'ninthDigit'],
    ['551187654321', 'ninthDigit'],
    ['11 6765-4321', 'ninthDigit'],
    ['1133334444', 'landline'],
    ['01153334444', 'landline'],
    ['1113334444', 'invalid'],
    ['11887654321', 'invalid'],
    ['119876543210', 'invalid'],
    ['(55) 98912-345678', 'invalid'],
    ['+1 212 555 0100', 'invalid'],
    ['00 1 212 555 0100', 'invalid'],
  ])('parseMobile refuses "%s" as %s', (text, violation) => {
    expect(parseMobile(text)).toEqual({ ok: false, violation })
  })

  test('parseMobile accepts 11 digits if and only if libphonenumber accepts them as a mobile number', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mobile,
          digitsOfLength(11).filter(digits => digits[0] !== '0'),
        ),
        digits => {
          const oracle = parsePhoneNumberFromString(`+55${digits}`)
          expect(parseMobile(digits).ok).toBe(oracle?.isValid() === true && oracle.getType() === 'MOBILE')
          expect(parseMobile(`+55${digits}`)).toEqual(parseMobile(digits))
        },
      ),
    )
  })

  test('parseMobile reports 10 digits as a landline if and only if libphonenumber does', () => {
    const tenDigits = fc.tuple(fc.constantFrom('11', '20', '55', '98'), digitsOfLength(8)).map(parts => parts.join(''))
    fc.assert(
      fc.property(tenDigits, digits => {
        const result = parseMobile(digits)
        const isLandline = !result.ok && result.violation === 'landline'
        expect(isLandline).toBe(parsePhoneNumberFromString(`+55${digits}`)?.getType() === 'FIXED_LINE')
      }),
    )
  })

  test('parseMobile ignores a prefix such as +55 or 0 and a carrier code', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '+55', '55', ...prefixes), (msisdn, prefix) => {
        expect(parseMobile(`${prefix}${msisdn}`)).toEqual({ ok: true, msisdn })
      }),
    )
  })
})

describe('formatPhone', () => {
  test('formatPhone formats 10 and 11 digits, and returns any other text unchanged', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321')
    expect(formatPhone('1133334444')).toBe('(11) 3333-4444')
    expect(formatPhone('1198765432')).toBe('(11) 9876-5432')
    expect(formatPhone('11333344445')).toBe('(11) 33334-4445')
    expect(formatPhone('119876')).toBe('119876')
  })

  test('formatPhone formats a mobile number like libphonenumber', () => {
    fc.assert(
      fc.property(mobile, msisdn => {
        expect(formatPhone(msisdn)).toBe(parsePhoneNumberFromString(`+55${msisdn}`)?.formatNational())
      }),
    )
  })
})

describe('formatPhoneTyping', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['(11', '(11'],
    ['119', '(11) 9'],
    ['11987654', '(11) 98765-4'],
    ['1133334', '(11) 3333-4'],
    ['1133334444', '(11) 3333-4444'],
    ['+55', '+55'],
    ['+55 11 9', '(11) 9'],
    ['+5511987654321', '(11) 98765-4321'],
    ['0055', '0055'],
    ['015119876', '015119876'],
    ['+55015119876', '+55015119876'],
    ['550151198765', '550151198765'],
    ['011987654321', '(11) 98765-4321'],
    ['011989123456', '011989123456'],
    ['１１９', '(11) 9'],
    ['01511987654321', '(11) 98765-4321'],
    ['0155511987654321', '(11) 98765-4321'],
    ['119876543210', '(11) 98765-43210'],
    ['11333344445', '(11) 33334-4445'],
    ['+12125550100', '+12125550100'],
  ])('formatPhoneTyping shows "%s" as "%s"', (text, shown) => {
    expect(formatPhoneTyping(text)).toBe(shown)
  })

  test('formatting a number twice with formatPhoneTyping gives the same text', () => {
    fc.assert(
      fc.property(phoneLike, text => {
        const once = formatPhoneTyping(text)
        expect(formatPhoneTyping(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  test('formatPhoneTyping shows the same number whether the customer typed or pasted it, with any prefix', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', ...prefixes), (msisdn, prefix) => {
        const [typed, pasted] = [type(`${prefix}${msisdn}`), formatPhoneTyping(`${prefix}${msisdn}`)]
        expect([parseMobile(typed), parseMobile(pasted)]).toEqual(Array(2).fill({ ok: true, msisdn }))
        // If the prefix ends in 0, a carrier code could follow. So the typed number may still be without spaces and
        // hyphen.
        if (!/0 ?$/.test(prefix)) expect([typed, pasted]).toEqual(Array(2).fill(formatPhone(msisdn)))
      }),
      { numRuns: 300 },
    )
  })

  test('after formatPhoneTyping, parseMobile reads the same number', () => {
    fc.assert(
      fc.property(fc.oneof(phoneLike, mobile), text => {
        const result = parseMobile(text)
        if (result.ok) expect(parseMobile(formatPhoneTyping(text))).toEqual(result)
      }),
      { numRuns: 2000 },
    )
  })

  test('formatPhoneTyping does not turn a number with extra digits into another valid number', () => {
    fc.assert(
      fc.property(mobile, digitsOfLength(2), (msisdn, extra) => {
        expect(parseMobile(type(`${msisdn}${extra}`)).ok).toBe(false)
      }),
    )
  })
})
