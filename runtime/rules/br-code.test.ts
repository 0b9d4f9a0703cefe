import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildBrCode, crc16, parseBrCode } from './br-code.ts'
import { encodeTlv } from './emv-tlv.ts'

const sample =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
const sampleFields = { key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' }
const charge = {
  url: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
  amountCents: 2000,
  name: 'Recarrega',
  city: 'SAO PAULO',
  txid: 'a1B2c3D4e5F6g7H8i9J0k1L2m3',
}

function sign(body: string): string {
  return `${body}6304${crc16(`${body}6304`)}`
}

describe('crc16', () => {
  test('crc16 returns the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  test('crc16 always returns four hexadecimal digits, with leading zeros', () => {
    const sums = Array.from({ length: 200 }, (_, at) => crc16(String(at)))
    expect(sums.some(sum => sum.startsWith('0'))).toBe(true)
    expect(sums.every(sum => /^[0-9A-F]{4}$/.test(sum))).toBe(true)
  })
})

describe('buildBrCode', () => {
  test('buildBrCode reproduces the central bank’s static sample exactly', () => {
    expect(buildBrCode(sampleFields)).toBe(sample)
  })

  test('buildBrCode writes a Pix code for one payment, with its amount and txid', () => {
    const code = buildBrCode(charge)
    expect(code).toMatch(/^00020101021226\d\d0014br\.gov\.bcb\.pix25\d\dpix\.example\.com/)
    expect(code).toContain(
      '520400005303986540520.005802BR5909Recarrega6009SAO PAULO62300526a1B2c3D4e5F6g7H8i9J0k1L2m36304',
    )
  })

  test('buildBrCode removes `https://` from a url', () => {
    expect(buildBrCode({ ...charge, url: `https://${charge.url}` })).toBe(buildBrCode(charge))
  })

  test('buildBrCode converts name and city to ASCII and cuts them to 25 and 15 characters', () => {
    const built = parseBrCode(
      buildBrCode({ ...charge, name: 'Operação São José dos Pinhais Ltda', city: 'São José dos Campos' }),
    )
    expect(built).toMatchObject({ ok: true, brCode: { name: 'Operacao Sao Jose dos Pin', city: 'Sao Jose dos Ca' } })
  })

  test.each([
    { ...charge, amountCents: 0 },
    { ...charge, amountCents: 17.9 },
    { ...charge, txid: 'não vale' },
    { ...charge, url: 'x'.repeat(78) },
    { ...charge, name: '点' },
  ])('buildBrCode throws for a value that does not fit the format: %o', brCode => {
    expect(() => buildBrCode(brCode)).toThrow(RangeError)
  })
})

describe('parseBrCode', () => {
  test('parseBrCode reads the central bank’s sample', () => {
    expect(parseBrCode(`  ${sample}\n`)).toEqual({ ok: true, brCode: sampleFields })
  })

  test('parseBrCode finds the Pix account in a code that also contains an account of another payment scheme', () => {
    const account = encodeTlv([
      { id: '00', value: 'BR.GOV.BCB.PIX' },
      { id: '01', value: 'chave' },
    ])
    const body = `0002012604${'0000'}27${account.length}${account}5303986${'5802BR5901A6001B62070503***'}`
    expect(parseBrCode(sign(body))).toMatchObject({ ok: true, brCode: { key: 'chave' } })
  })

  test.each([
    ['', 'empty'],
    [sample.replace('Fulano', 'Fuláno'), 'charset'],
    [sample.slice(0, -1), 'format'],
    [sample.slice(4), 'format'],
    ['https://example.com', 'format'],
    [sample.replace('1D3D', '1d3d'), 'checksum'],
    [sample.replace('Fulano', 'Fulana'), 'checksum'],
    [sign('000201520400005303986'), 'notPix'],
    [sign(sample.slice(0, -8).replace('br.gov.bcb.pix', 'br.gov.bcb.pax')), 'notPix'],
    [sign(sample.slice(0, -8).replace('5303986', '5303840')), 'currency'],
    [sign(sample.slice(0, -8).replace('5802BR', '540520,005802BR')), 'amount'],
    [sign(sample.slice(0, -8).replace('62070503***', '')), 'format'],
  ])('parseBrCode refuses "%s" as %s', (text, violation) => {
    expect(parseBrCode(text)).toEqual({ ok: false, violation })
  })

  const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${maxLength}}$`))
  const target = fc.oneof(fc.record({ url: word(77) }), fc.record({ key: word(77) }))
  const details = fc.record(
    { name: word(25), city: word(15), amountCents: fc.integer({ min: 1, max: 10 ** 11 }), txid: word(35) },
    { requiredKeys: ['name', 'city'] },
  )

  test('parseBrCode reads every code that buildBrCode returns', () => {
    fc.assert(
      fc.property(target, details, (where, what) => {
        expect(parseBrCode(buildBrCode({ ...where, ...what }))).toEqual({ ok: true, brCode: { ...where, ...what } })
      }),
    )
  })

  test('parseBrCode refuses a code with one wrong character', () => {
    fc.assert(
      fc.property(fc.nat({ max: sample.length - 1 }), fc.constantFrom(...'0123456789ABCxyz*'), (at, character) => {
        fc.pre(sample[at] !== character)
        expect(parseBrCode(`${sample.slice(0, at)}${character}${sample.slice(at + 1)}`).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })
})
