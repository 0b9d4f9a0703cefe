import creditCardType from 'credit-card-type'
import { describe, expect, test } from 'vitest'
import { bundledBrands } from './card-brand-table.ts'
import { buildBrandTree, findBrand } from './card-brands.ts'

const tree = buildBrandTree(bundledBrands)

const packageType = {
  VISA: 'visa',
  MASTERCARD: 'mastercard',
  AMEX: 'american-express',
  DINERS: 'diners-club',
  HIPERCARD: 'hipercard',
  ELO: 'elo',
} as const

const ourBrand: ReadonlyMap<string, string> = new Map(Object.entries(packageType).map(([brand, type]) => [type, brand]))

/** The six-digit bins for which this table intentionally differs from the package. */
const knownDifferences = [
  {
    bin: '384100',
    ours: 'HIPERCARD',
    theirs: 'DINERS',
    why: 'a Hipercard in Brazil, but the package knows only the prefix 38',
  },
  { bin: '384140', ours: 'HIPERCARD', theirs: 'DINERS', why: 'as 384100' },
  { bin: '384160', ours: 'HIPERCARD', theirs: 'DINERS', why: 'as 384100' },
  {
    bin: '402918',
    ours: 'VISA',
    theirs: undefined,
    why: 'Naranja (Argentina) in the package; this product does not support that brand',
  },
  {
    bin: '493698',
    ours: 'VISA',
    theirs: undefined,
    why: 'Maestro in the package; its short prefixes are left out of this tree',
  },
  { bin: '527572', ours: 'MASTERCARD', theirs: undefined, why: 'as 402918' },
  { bin: '650923', ours: 'ELO', theirs: undefined, why: 'Troy (Turkey) in the package, inside the Elo range' },
]

/** Returns the bins on both sides of each limit of a table. Between two limits the brand cannot change. */
function edges(ranges: readonly (readonly [string, string])[]): string[] {
  return ranges.flatMap(([low, high]) => {
    const from = Number(low.padEnd(6, '0').slice(0, 6))
    const to = Number(high.padEnd(6, '9').slice(0, 6))
    return [from - 1, from, to, to + 1].map(bin => String(bin).padStart(6, '0'))
  })
}

const ourEdges = edges(
  bundledBrands.flatMap(({ prefixes }) =>
    prefixes.map((prefix): [string, string] => {
      const [low = '', high = low] = prefix.split('-')
      return [low, high]
    }),
  ),
)
const theirEdges = edges(
  Object.values(creditCardType.types).flatMap(type =>
    creditCardType
      .getTypeInfo(type)
      .patterns.map((pattern): [string, string] =>
        Array.isArray(pattern)
          ? [String(pattern[0]), String(pattern[1] ?? pattern[0])]
          : [String(pattern), String(pattern)],
      ),
  ),
)
const bins = [...new Set([...ourEdges, ...theirEdges])].sort()

function differences() {
  return bins.flatMap(bin => {
    const pan = bin.padEnd(16, '0')
    const ours = findBrand(tree, pan)?.brand
    const theirs = ourBrand.get(creditCardType(pan)[0]?.type ?? '')
    return ours === theirs ? [] : [{ bin, ours, theirs }]
  })
}

describe('our brand table compared with credit-card-type', () => {
  test('each card prefix has the same brand as in the package credit-card-type, except for a list of known differences', () => {
    expect(differences()).toEqual(knownDifferences.map(({ bin, ours, theirs }) => ({ bin, ours, theirs })))
  })

  test.each(bundledBrands)(
    'for the brand $brand, the lengths, gaps and CVV digits are the same as in the package credit-card-type',
    ({ brand, lengths, gaps, code }) => {
      const info = creditCardType.getTypeInfo(packageType[brand])
      const lengthsOnlyHere = brand === 'VISA' ? [13] : []
      expect(lengths).toEqual([...lengthsOnlyHere, ...info.lengths])
      expect(gaps).toEqual(info.gaps)
      expect(code).toBe(info.code.size)
    },
  )
})

test('the app knows exactly the six card brands of the specification', () => {
  expect(bundledBrands.map(({ brand }) => brand).sort()).toEqual(Object.keys(packageType).sort())
})
