import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { lineOf } from './line.ts'
import { problemCodes } from './problem.ts'
import { base, errorCodes, fieldRules, fixtures, judge } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules }
})

test('the base flow of the fixtures has no problems', () => {
  expect(compile([base], catalogue, { proves: true }).problems.map(lineOf)).toEqual([])
})

test('every problem code has a fixture, and every fixture a code', () => {
  expect(fixtures.sort()).toEqual(Object.keys(problemCodes).sort())
})

describe.each(fixtures)('%s', fixture => {
  test('is the only problem that the compiler finds, at its place and with its message', () => {
    const { problems, found, expected } = judge(fixture, catalogue)
    expect(found).toBe(expected())
    expect(problems.map(({ code }) => code)).toEqual([fixture])
  })
})

test('no two fixtures have their fault at the same place', () => {
  const places = fixtures.map(fixture => judge(fixture, catalogue).problems[0]?.pointer)
  const repeated = places.filter((place, at) => places.indexOf(place) !== at)
  // Problems with a base are always at `/extends`, with a variant’s end at `/until`, and those of a whole file have no pointer.
  expect(repeated.toSorted()).toEqual(['', '', '', '/extends', '/until'])
})
