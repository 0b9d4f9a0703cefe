import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { lineOf } from '../../runtime/compiler/line.ts'
import { problemCodes } from '../../runtime/compiler/problem.ts'
import { base, errorCodes, fixtures, judge } from './fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes }
})

test('the flow that the fixtures change has no problem itself', () => {
  expect(compile([base], catalogue).problems.map(lineOf)).toEqual([])
})

test('every problem code has a fixture, and every fixture a code', () => {
  expect(fixtures.sort()).toEqual(Object.keys(problemCodes).sort())
})

describe.each(fixtures)('%s', fixture => {
  test('is found where it is, in words that tell how to mend it, and nothing else is', () => {
    const { problems, found, expected } = judge(fixture, catalogue)
    expect(found).toBe(expected())
    expect(problems.map(({ code }) => code)).toEqual([fixture])
  })
})

test('each fixture has its fault at another place', () => {
  const places = fixtures.map(fixture => judge(fixture, catalogue).problems[0]?.pointer)
  const repeated = places.filter((place, at) => places.indexOf(place) !== at)
  // What is wrong with a base can only stand there.
  expect(repeated).toEqual(['/extends'])
})
