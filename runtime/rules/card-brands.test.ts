import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledBrands } from './card-brand-table.ts'
import type { Brand } from './card-brands.ts'
import { buildBrandTree, findBrand, possibleBrands } from './card-brands.ts'

const tree = buildBrandTree(bundledBrands)

test.each([
  ['4111111111111111', 'VISA'],
  ['4011780000000000', 'ELO'],
  ['4576320000000000', 'ELO'],
  ['4576330000000000', 'VISA'],
  ['5067780000000000', 'ELO'],
  ['5067790000000000', undefined],
  ['3841400000000000', 'HIPERCARD'],
  ['3841410000000000', 'DINERS'],
  ['2221', 'MASTERCARD'],
  ['2720', 'MASTERCARD'],
  ['2721', undefined],
  ['6011', undefined],
])('the brand of the card number %s is %s', (pan, brand) => {
  expect(findBrand(tree, pan)?.brand).toBe(brand)
})

test.each([
  ['', undefined],
  ['4', undefined],
  ['40', undefined],
  ['41', 'VISA'],
  ['5', undefined],
  ['50', 'ELO'],
  ['51', 'MASTERCARD'],
  ['3', undefined],
  ['34', 'AMEX'],
  ['38', undefined],
  ['36', 'DINERS'],
  ['6', undefined],
  ['60', 'HIPERCARD'],
  ['2', 'MASTERCARD'],
  ['9', undefined],
])('a card number that begins with "%s" has the brand %s', (pan, brand) => {
  expect(findBrand(tree, pan)?.brand).toBe(brand)
})

test('a card number that starts with "4" can still become Visa or Elo', () => {
  const brands = possibleBrands(tree, '4').map(({ brand }) => brand)
  expect(brands.sort()).toEqual(['ELO', 'VISA'])
})

describe('a brand table from the server', () => {
  const row = (brand: string, prefixes: string[]): Brand => ({ brand, prefixes, lengths: [16], gaps: [4], code: 3 })

  test('the app uses a brand table from the server instead of its own table', () => {
    const table: Brand[] = structuredClone([...bundledBrands])
    expect(findBrand(buildBrandTree(table), '4514160000000000')).toEqual(table.find(({ brand }) => brand === 'ELO'))
  })

  test('if a brand table has an invalid prefix, that prefix is ignored and the others work', () => {
    const server = buildBrandTree([row('A', ['', 'x', '12-3', '9-', '7']), row('B', ['8'])])
    expect(['1', '9', '7', '8'].map(pan => findBrand(server, pan)?.brand)).toEqual([undefined, undefined, 'A', 'B'])
  })

  test('if two rows of a brand table have the same prefix, the first row wins', () => {
    expect(findBrand(buildBrandTree([row('A', ['12']), row('B', ['12'])]), '12')?.brand).toBe('A')
  })

  test('in a brand table, the range 500-599 is a longer prefix than 50, because its ends have three digits', () => {
    const server = buildBrandTree([row('A', ['50']), row('B', ['500-599'])])
    expect(findBrand(server, '501')?.brand).toBe('B')
    const sameLength = buildBrandTree([row('A', ['0']), row('B', ['0-9'])])
    expect(findBrand(sameLength, '0')?.brand).toBe('A')
  })

  test('the prefix 7 has the brand B if the table gives B to each of 70 to 79', () => {
    const covering = Array.from({ length: 10 }, (_, digit) => `7${digit}`)
    expect(findBrand(buildBrandTree([row('A', ['7']), row('B', covering)]), '7')?.brand).toBe('B')
  })

  const prefix = fc.oneof(
    fc.stringMatching(/^[123]{1,3}$/),
    fc.integer({ min: 1, max: 3 }).chain(length => {
      const end = fc.nat(10 ** length - 1)
      const padded = (number: number) => String(number).padStart(length, '0')
      return fc.tuple(end, end).map(([a, b]) => `${padded(Math.min(a, b))}-${padded(Math.max(a, b))}`)
    }),
  )
  const table = fc
    .array(fc.array(prefix, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    .map(rows => rows.map((prefixes, at) => row('ABCD'.charAt(at), prefixes)))

  /** Returns the brand of the longest matching prefix. It compares with every row, so it is slow but simple. */
  function slowBrand(rows: Brand[], pan: string): string | undefined {
    const holding = rows.flatMap(({ brand, prefixes }) =>
      prefixes.flatMap(text => {
        const [low = '', high = low] = text.split('-')
        const start = pan.slice(0, low.length)
        return start >= low && start <= high ? [{ brand, length: low.length }] : []
      }),
    )
    return holding.sort((a, b) => b.length - a.length)[0]?.brand
  }

  const threeDigits = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'))

  test('the longest known prefix decides a card’s brand; an incomplete number has a brand only if all its completions have it', () => {
    fc.assert(
      fc.property(table, fc.stringMatching(/^\d{1,4}$/), (rows, pan) => {
        const endings = pan.length >= 3 ? [pan] : threeDigits.filter(digits => digits.startsWith(pan))
        const names = new Set(endings.map(ending => slowBrand(rows, ending)).filter(name => name !== undefined))
        const built = buildBrandTree(rows)
        expect(new Set(possibleBrands(built, pan).map(({ brand }) => brand))).toEqual(names)
        expect(findBrand(built, pan)?.brand).toBe(names.size === 1 ? [...names][0] : undefined)
      }),
      { numRuns: 300 },
    )
  })
})
