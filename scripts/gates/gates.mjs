import { join } from 'node:path'
import { build } from '../build.mjs'
import { Complaint } from '../complaint.mjs'
import { root, run, runTool } from '../run.mjs'

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output the part of the output that explains a failure
 * @property {readonly string[]} [names] of the tests that failed
 *
 * @typedef {object} Gate
 * @property {string} name
 * @property {() => Promise<Result>} run never rejects
 */

/**
 * Returns a check that runs one program. The check passes if the program exits with 0.
 * @param {string} name
 * @param {() => Promise<import('../run.mjs').Ended>} start
 * @returns {Gate}
 */
function gate(name, start) {
  return {
    name,
    async run() {
      const { code, output } = await start()
      return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output }
    },
  }
}

const types = (/** @type {string} */ project) =>
  gate(`Types: ${project}`, () => runTool('typescript/bin/tsc', ['-p', `tsconfig.${project}.json`]))
const script = (/** @type {string} */ name) => run(process.execPath, [join(root, 'scripts', name)])

/** These checks need only the source files. The slowest come first. */
export const checks = [
  types('node'),
  types('app'),
  types('logic'),
  types('stories'),
  types('worker'),
  gate('Unused code', () => runTool('knip/bin/knip.js', ['--no-progress'])),
  gate('Flows', () => script('flows.mjs')),
  gate('Imports', () => script('gates/check-imports.mjs')),
  gate('Lint and format', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
  gate('Lockfile', () => script('gates/check-lockfile.mjs')),
  gate('Comments', () => script('gates/check-comments.mjs')),
]

/** @type {Gate} */
export const buildGate = {
  name: 'Build',
  async run() {
    try {
      await build()
      return { passed: 1, failed: 0, output: '' }
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Complaint ? error.message : String(error) }
    }
  },
}

/** Performs the same random walks in each run, and checks them against the operator's ledger. */
export const chaosGate = gate('Chaos', () => run(process.execPath, [join(root, 'scripts/chaos.mjs'), '--sample']))

/** Measures how many bytes of the build a browser fetches. It needs the build and a browser. */
export const sizeGate = gate('Size', () => script('size.mjs'))

/** Needs the build. */
export const browsersGate = gate('Oldest browsers', () => script('gates/check-browsers.mjs'))
