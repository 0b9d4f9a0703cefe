import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBirthDate, parseBirthDate } from './birth-date.ts'

/** 27 November 2026, noon in São Paulo. */
const NOW = Date.UTC(2026, 10, 27, 15)
const parse = (text: string) => parseBirthDate(text, NOW)

describe('a birth date', () => {
  it.each([
    ['27/03/90', '270390'],
    ['270390', '270390'],
    ['27/03/1990', '270390'],
    ['1990-03-27', '270390'],
    ['29/02/96', '290296'],
    ['01/01/2000', '010100'],
    ['28/11/26', '281126'],
  ])('the birth date %s is read as %s', (text, value) => {
    expect(parse(text)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'empty'],
    ['/', 'empty'],
    ['27/03', 'short'],
    ['27/03/199', 'short'],
    ['31/02/90', 'invalid'],
    ['29/02/97', 'invalid'],
    ['00/03/90', 'invalid'],
    ['27/13/90', 'invalid'],
    ['27/03/1890', 'invalid'],
    ['28/11/2026', 'invalid'],
    ['27/03/19900', 'invalid'],
    ['28/11/11', 'young'],
    ['01/01/20', 'young'],
  ])('the birth date "%s" is refused as %s', (text, violation) => {
    expect(parse(text)).toEqual({ ok: false, violation })
  })

  it('a customer is old enough from the fifteenth birthday on, by the date in São Paulo', () => {
    expect(parse('27/11/11')).toEqual({ ok: true, value: '271111' })
    const eveInSaoPaulo = Date.UTC(2026, 10, 27, 2)
    expect(parseBirthDate('27/11/11', eveInSaoPaulo)).toEqual({ ok: false, violation: 'young' })
  })

  it('formatting a birth date during typing keeps every digit', () => {
    expect(['2', '27', '270', '2703', '27039', '270390', '27031990'].map(formatBirthDate)).toEqual([
      '2',
      '27',
      '27/0',
      '27/03',
      '27/03/9',
      '27/03/90',
      '27/03/1990',
    ])
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), digits => {
        const shown = formatBirthDate(digits)
        expect(shown.replaceAll('/', '')).toBe(digits)
        expect(formatBirthDate(shown)).toBe(shown)
      }),
    )
  })
})
