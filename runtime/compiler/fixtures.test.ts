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

test('the base flow of the compiler’s fixtures has no problems', () => {
  expect(compile([base], catalogue, { proves: true }).problems.map(lineOf)).toEqual([])
})

test('every problem code has a fixture, and every fixture is named after a code', () => {
  expect(fixtures.sort()).toEqual(Object.keys(problemCodes).sort())
})

describe.each(fixtures)('%s', fixture => {
  test('a fixture has exactly one problem, at its place and with its message', () => {
    const { problems, found, expected } = judge(fixture, catalogue)
    expect(found).toBe(expected())
    expect(problems.map(({ code }) => code)).toEqual([fixture])
  })
})

test('no two fixtures have their problem at the same pointer', () => {
  const places = fixtures.map(fixture => judge(fixture, catalogue).problems[0]?.pointer)
  const repeated = places.filter((place, at) => places.indexOf(place) !== at)
  // Problems of `extends` always have the place `/extends`, those of a variant's end `/until`, and those of a whole file no
  // pointer.
  expect(repeated.toSorted()).toEqual(['', '', '', '/extends', '/until'])
})
