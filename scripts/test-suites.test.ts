import { expect, test } from 'vitest'
import { countBrowserTests, countUnitTests, judge } from './test-suites.mjs'

const passing = { passed: 3, failed: 0 }

test.each([
  ['a run in which all passed', passing, 0, [3, 0]],
  ['a run with a failed test', { passed: 2, failed: 1 }, 1, [2, 1]],
  ['a run of no test', { passed: 0, failed: 0 }, 0, [0, 1]],
  ['a run that left no report', undefined, 0, [0, 1]],
  ['a runner that crashed after its tests', passing, 1, [3, 1]],
])('%s', (_, counts, code, [passed, failed]) => {
  expect(judge(counts, { code, output: '' })).toMatchObject({ passed, failed })
})

test('a file of unit tests that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countUnitTests({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('a browser test that passes only at times is a failure', () => {
  expect(countBrowserTests({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 })
})
