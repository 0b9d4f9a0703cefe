import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { lineOf } from './line.ts'
import { problemCodes } from './problem.ts'
import { base, errorCodes, fieldRules, fixtures, judge } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = {
    ...(await loadCatalogue()),
    errorCodes,
    fieldRules,
    codeWords: {},
    violationWords: { short: ['falta'] },
  }
})

const judged = new Map<string, ReturnType<typeof judge>>()

/** Two tests need the problems of each fixture, and the check of a fixture takes long, so each is checked once. */
function judgeOnce(fixture: string): ReturnType<typeof judge> {
  const known = judged.get(fixture) ?? judge(fixture, catalogue)
  judged.set(fixture, known)
  return known
}

test('the flow that all compiler fixtures extend has no problems', () => {
  expect(compile([base], catalogue, { proves: true }).problems.map(lineOf)).toEqual([])
})

test('each problem code has one fixture, which is named after the code', () => {
  const needed = Object.keys(problemCodes).sort()
  expect(fixtures.sort(), 'add runtime/compiler/testing/fixtures/<code>/case.flow.json').toEqual(needed)
})

describe.each(fixtures)('the fixture %s', fixture => {
  test('each fixture has exactly one problem, with the place and the message of its file expected.txt', async () => {
    const { problems, found } = judgeOnce(fixture)
    expect(problems.map(({ code }) => code)).toEqual([fixture])
    await expect(found).toMatchFileSnapshot(`testing/fixtures/${fixture}/expected.txt`)
  })
})

test('no two fixtures have their problem at the same JSON pointer, apart from those about a whole file', () => {
  const places = fixtures.map(fixture => judgeOnce(fixture).problems[0]?.pointer)
  const repeated = places.filter((place, at) => places.indexOf(place) !== at)
  // The problem of these fixtures has only one possible place, such as `/extends` for a wrong base flow. So several
  // fixtures share it.
  expect(repeated.toSorted()).toEqual(['', '', '', '/extends', '/from', '/start', '/until'])
})
