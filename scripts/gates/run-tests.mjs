import { stories, storiesBuild } from '../../workshop/run/story-gates.mjs'
import { tell } from '../complaint.mjs'
import { installDependencies } from '../machine/dependencies.mjs'
import { installBrowsers } from '../machine/install-browser.mjs'
import { endOnSignal } from '../run.mjs'
import { buildGate, chaosGate, checks, sizeGate } from './gates.mjs'
import { runGates } from './run-gates.mjs'
import { browserTests, unitTests } from './test-suites.mjs'

const AT_ONCE = 2

/** Everything that has to hold. Installs what is missing, and ends with a line of what passed and what failed. */
export async function runTests() {
  const startedAt = performance.now()
  endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const names = []
  try {
    await installDependencies()
    await installBrowsers()
    const atOnce = await runGates([unitTests, storiesBuild, buildGate, chaosGate, ...checks], AT_ONCE)
    // One after the other: they time things in a browser, and start two of it.
    const after = await runGates([sizeGate, browserTests, stories], 1)
    names.push(...atOnce.names, ...after.names)
    total.passed = atOnce.passed + after.passed
    total.failed = atOnce.failed + after.failed
  } catch (error) {
    tell(error)
    total.failed += 1
  }
  if (total.failed > 0) process.exitCode = 1
  // A long output may be cut in its middle: what failed is told again, where everybody looks first.
  for (const name of names) console.log(`Failed: ${name}`)
  console.log(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
