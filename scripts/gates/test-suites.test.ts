import { expect, test } from 'vitest'
import { countBrowserTests, countUnitTests, failedBrowserTests, failedUnitTests, judge } from './test-suites.mjs'

const passing = { passed: 3, failed: 0 }

test.each([
  ['a run in which all passed', passing, 0, [3, 0]],
  ['a run with a failed test', { passed: 2, failed: 1 }, 1, [2, 1]],
  ['a run of no test', { passed: 0, failed: 0 }, 0, [0, 1]],
  ['a run that left no report', undefined, 0, [0, 1]],
  ['a runner that crashed after its tests', passing, 1, [3, 1]],
])('the result of a test runner is counted correctly: %s', (_, counts, code, [passed, failed]) => {
  expect(judge(counts, { code, output: '' })).toMatchObject({ passed, failed })
})

test('if a unit test file cannot be loaded, it counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countUnitTests({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('the list of failures names each failed unit test, and each test file that cannot be loaded', () => {
  const tests = [
    { status: 'passed', fullName: 'a phone number' },
    { status: 'failed', fullName: 'a card number' },
  ]
  const testResults = [
    { status: 'failed', name: 'a.test.ts', assertionResults: tests },
    { status: 'failed', name: `${process.cwd()}/runtime/b.test.ts`, assertionResults: [] },
  ]
  expect(failedUnitTests({ testResults })).toEqual(['a card number', 'runtime/b.test.ts'])
  expect(failedUnitTests(undefined)).toEqual([])
})

test('the report of failed browser tests contains each test’s file and line, even for tests in nested groups', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'pay.spec.ts', line: 6, title, ok })
  const suites = [{ specs: [spec('pays', true)], suites: [{ specs: [spec('pays once', false)] }] }]
  expect(failedBrowserTests({ suites })).toEqual(['pay.spec.ts:6 pays once'])
})

test('if a browser test fails first and passes on a retry, it counts as a failure', () => {
  expect(countBrowserTests({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 })
})
