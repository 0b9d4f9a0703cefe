import { describe, expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const second = { Cavv: 'cavv', Xid: null, Eci: '05', Version: '2.2.0', ReferenceId: 'r-1' }
const read = (event: string, fields: Readonly<Record<string, string | null>> = {}, brand = 'VISA') =>
  readEvent({ event, fields }, brand)
const kindOf = (...said: Parameters<typeof read>) => read(...said)?.kind

describe('the bridge’s success event', () => {
  test('for 3-D Secure version 2, the issuer’s proof contains a reference id and no Xid', () => {
    expect(read('success', second)).toEqual({
      kind: 'proven',
      proof: { eci: '05', authenticationVersion: '2.2.0', referenceId: 'r-1', cavv: 'cavv', xid: null },
    })
  })

  test.each([{ ReferenceId: 'r-1' }, { ReferenceID: 'r-1' }, { referenceid: ' r-1 ' }])(
    'the issuer’s reference is read whether its field name has capital letters or not: %j',
    name => {
      const { ReferenceId: _, ...others } = second
      expect(read('success', { ...others, ...name })).toMatchObject({ proof: { referenceId: 'r-1' } })
    },
  )

  test.each([
    ['VISA', '5', '05'],
    ['VISA', '06', '06'],
    ['ELO', '05', '05'],
    ['AMEX', '6', '06'],
    ['MASTERCARD', '2', '02'],
    ['MASTERCARD', '01', '01'],
  ])(
    'for the brand %s, the ECI code %s in a success event means that the issuer confirmed the payment',
    (brand, Eci, eci) => {
      expect(read('success', { ...second, Eci }, brand)).toMatchObject({ kind: 'proven', proof: { eci } })
    },
  )

  test.each([
    ['VISA', '02'],
    ['VISA', '07'],
    ['MASTERCARD', '05'],
    ['ELO', '5a'],
    ['AMEX', ''],
  ])(
    'for the brand %s, the ECI code "%s" in a success event means that the issuer did not confirm the payment',
    (brand, Eci) => {
      expect(kindOf('success', { ...second, Eci }, brand)).toBe('failed')
    },
  )

  test('a success event of the bridge without the fields of its 3-D Secure version is treated as a failure', () => {
    expect(kindOf('success', { ...second, Cavv: null })).toBe('failed')
    expect(kindOf('success', { ...second, ReferenceId: '' })).toBe('failed')
    expect(kindOf('success', { ...second, Version: '1', ReferenceId: null })).toBe('failed')
    expect(kindOf('success', { ...second, Version: '1', ReferenceId: null, Xid: 'x' })).toBe('proven')
  })
})

test('a card that is not enrolled in 3-D Secure can pay if the issuer sent an ECI code, and is refused if not', () => {
  expect(read('unenrolled', { Eci: '6', Xid: null, Version: '2' })).toEqual({
    kind: 'proven',
    proof: { eci: '06', authenticationVersion: '2', referenceId: '', cavv: '', xid: null },
  })
  expect(kindOf('unenrolled')).toBe('invalid')
})

test.each([
  ['ready', 'ready'],
  ['onReady', 'ready'],
  ['challenge', 'challenge'],
  ['failure', 'failed'],
  ['disabled', 'invalid'],
  ['error', 'invalid'],
  ['unsupported brand', 'invalid'],
  ['unsupportedBrand', 'invalid'],
  ['onUnsupportedBrand', 'invalid'],
])('the bridge’s event %s is read as %s', (event, kind) => {
  expect(kindOf(event, { Eci: '07' })).toBe(kind)
})

test.each(['', 'toString', 'succeeded', 'on'])(
  'the app ignores the bridge’s event “%s”, because it is not the result of a payment',
  event => expect(read(event)).toBeUndefined(),
)
