import { stories, storiesBuild, storyPages } from '../../workshop/run/story-gates.mjs'
import { tell } from '../complaint.mjs'
import { installDependencies } from '../machine/dependencies.mjs'
import { installBrowsers } from '../machine/install-browser.mjs'
import { endOnSignal } from '../run.mjs'
import { browsersGate, buildGate, chaosGate, checks, sizeGate } from './gates.mjs'
import { runGates } from './run-gates.mjs'
import { browserTests, unitTests } from './test-suites.mjs'

const AT_ONCE = 2

/** Runs all checks and all tests. Installs missing packages first, and prints at the end how many passed and failed. */
export async function runTests() {
  const startedAt = performance.now()
  endOnSignal(signal => (signal === 'SIGINT' ? 130 : 143))
  /** @type {Awaited<ReturnType<typeof runGates>>[]} */
  const rounds = []
  try {
    await installDependencies()
    await installBrowsers()
    rounds.push(await runGates([storiesBuild, buildGate, chaosGate, ...checks], AT_ONCE))
    // These suites run one after another, because each uses all cores, and some measure time in a browser.
    rounds.push(await runGates([browsersGate, sizeGate, unitTests, browserTests, stories, storyPages], 1))
  } catch (error) {
    tell(error)
    rounds.push({ passed: 0, failed: 1, names: [] })
  }
  const sum = (/** @type {'passed' | 'failed'} */ end) => rounds.reduce((total, round) => total + round[end], 0)
  if (sum('failed') > 0) process.exitCode = 1
  // A terminal may cut the middle of a long output, so the failures are listed again at the end.
  for (const name of rounds.flatMap(({ names }) => names)) console.log(`Failed: ${name}`)
  console.log(`Took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}
