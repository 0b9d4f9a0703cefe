import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findFreePort } from '../machine/free-port.mjs'
import { root, runTool } from '../run.mjs'

/**
 * Returns the result of a test runner. If the run has no tests, it counts as failed. If the runner fails although no
 * test has failed, the run also counts as failed.
 * @param {{ passed: number, failed: number } | undefined} counts undefined if there is no report
 * @param {import('../run.mjs').Ended} ended
 * @param {readonly string[]} [names] of the failed tests
 * @returns {import('./gates.mjs').Result}
 */
export function judge(counts, { code, output }, names = []) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  if (failed > 0) return { passed, failed, output, names }
  if (passed === 0) return { passed, failed: 1, output: `${output}\nNo test was run.` }
  if (code !== 0) return { passed, failed: 1, output: `${output}\nThe runner failed (exit code ${code}).` }
  return { passed, failed, output: '' }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'

/**
 * @param {any} report Vitest's
 * @returns {{ passed: number, failed: number } | undefined}
 */
export function countUnitTests(report) {
  if (!report) return undefined
  // A test file that cannot be loaded has no failed tests, so the file itself is counted as failed.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * @param {any} report Vitest's, or Jest's
 * @returns {string[]} the names of the tests that failed
 */
export function failedUnitTests(report) {
  const files = /** @type {any[]} */ (report?.testResults ?? [])
  return files.flatMap(({ name, status, assertionResults: tests }) => {
    if (status === 'failed' && tests.length === 0) return [relative(root, name)]
    return tests.flatMap((/** @type {any} */ test) => (test.status === 'failed' ? [test.fullName] : []))
  })
}

/**
 * @param {any} suite Playwright's report, or a part of it
 * @returns {string[]} the failed tests, each with its file and line
 */
export function failedBrowserTests(suite) {
  const { suites = [], specs = [] } = suite ?? {}
  return [
    ...specs.flatMap((/** @type {any} */ spec) => (spec.ok ? [] : [`${spec.file}:${spec.line} ${spec.title}`])),
    ...suites.flatMap(failedBrowserTests),
  ]
}

/**
 * @param {any} report Playwright's
 * @returns {{ passed: number, failed: number } | undefined}
 */
export function countBrowserTests(report) {
  if (!report) return undefined
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky }
}

/** @type {import('./gates.mjs').Gate} */
export const unitTests = {
  name: 'Unit tests',
  async run() {
    rmSync(join(root, UNIT_REPORT), { force: true })
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
    const ended = await runTool('vitest/vitest.mjs', ['run', '--project', 'unit*', ...reporters])
    const report = readReport(UNIT_REPORT)
    return judge(countUnitTests(report), ended, failedUnitTests(report))
  },
}

/** @type {import('./gates.mjs').Gate} */
export const browserTests = {
  name: 'Browser tests',
  async run() {
    rmSync(join(root, E2E_REPORT), { force: true })
    const env = { E2E_PORT: String(await findFreePort()) }
    const ended = await runTool('@playwright/test/cli.js', ['test'], { env })
    const report = readReport(E2E_REPORT)
    return judge(countBrowserTests(report), ended, failedBrowserTests(report))
  },
}
