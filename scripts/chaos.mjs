// `npm run chaos -- --runs 10000 --seed 1`: performs random walks through the product, and checks them against the
// operator's ledger.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { build } from './build.mjs'
import { buildWalker } from './chaos/chaos-build.mjs'
import { summarize } from './chaos/chaos-report.mjs'
import { Complaint, tell } from './complaint.mjs'
import { flowFiles, readSources } from './flows/flow-files.mjs'
import { browserArgs } from './machine/browser-args.mjs'
import { installDependencies } from './machine/dependencies.mjs'
import { findBrowsers, findShell } from './machine/find-browser.mjs'
import { root } from './run.mjs'
import { siteHeaders } from './serving/site-headers.mjs'

/** @typedef {import('../tests/chaos/run.ts').Report} Report */

/** Every test run performs the walks of these seeds, in addition to the walks that once found a bug. */
const SAMPLE = Array.from({ length: 100 }, (_, at) => 1 + at)
/**
 * A random walk creates many short-lived objects. Node copies fewer of them if the memory area for new objects is
 * larger.
 */
const YOUNG_MB = 192

/**
 * @param {string} text
 * @param {string} name
 */
function wholeNumber(text, name) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Complaint(`Say a whole number, as in --${name} 1000.`)
  return number
}

/**
 * Performs the walks of these seeds in worker threads. Each processor gets one thread with its share of the seeds.
 * @param {readonly number[]} seeds
 * @param {boolean} bySockets whether the app reaches the sandbox through a network socket instead of a function call
 * @returns {Promise<Report[]>}
 */
async function runSeeds(seeds, bySockets) {
  const file = pathToFileURL(await buildWalker()).href
  const sources = readSources(flowFiles())
  const count = Math.min(availableParallelism(), seeds.length)
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const share = seeds.filter((_seed, index) => index % count === at)
      const workerData = { file, sources, seeds: share, bySockets }
      const worker = new Worker(join(root, 'scripts/chaos/chaos-worker.mjs'), {
        workerData,
        // The app warns of each planned unreadable answer. These warnings are not shown.
        stderr: true,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      })
      return /** @type {Promise<Report>} */ (
        new Promise((resolve, reject) => {
          worker.once('message', resolve)
          worker.once('error', reject)
        })
      )
    }),
  )
}

/** Returns the functions that perform walks in Chromium with the built app. */
async function openBrowserWalker() {
  await build()
  const executablePath = findShell() ?? findBrowsers()[0]
  const options = { clientDir: join(root, 'dist'), headersOf: siteHeaders(), executablePath, args: browserArgs }
  return { ...(await import(pathToFileURL(await buildWalker('tests/chaos/browser/main.ts')).href)), options }
}

/**
 * Performs a walk again, and prints it step by step.
 * @param {string} text as JSON, or the name of a file that contains it
 * @param {boolean} isInBrowser
 */
async function replay(text, isInBrowser) {
  const walk = JSON.parse(text.startsWith('{') ? text : readFileSync(text, 'utf8'))
  const lines = isInBrowser
    ? await openBrowserWalker().then(({ replayInBrowser, options }) => replayInBrowser(options, walk))
    : await import(pathToFileURL(await buildWalker()).href).then(walker =>
        walker.replay(readSources(flowFiles()), walk),
      )
  for (const line of lines) console.log(line)
}

/**
 * @param {readonly number[] | undefined} seeds if undefined, the walks that once failed are repeated
 * @returns {Promise<Report[]>}
 */
async function runInBrowser(seeds) {
  const { runInBrowser: run, options } = await openBrowserWalker()
  return run({ ...options, seeds })
}

/** @returns {Promise<Report[]>} */
async function runKnown() {
  const { runKnown: run } = await import(pathToFileURL(await buildWalker()).href)
  return [await run(readSources(flowFiles()))]
}

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      walk: { type: 'string' },
      sockets: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: false },
      known: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
    },
  })
  await installDependencies()
  const startedAt = performance.now()
  const first = wholeNumber(values.seed, 'seed')
  const seeds = Array.from({ length: wholeNumber(values.runs, 'runs') }, (_, at) => first + at)
  if (values.walk !== undefined) await replay(values.walk, values.browser)
  else if (values.browser) summarize(await runInBrowser(values.known ? undefined : seeds), startedAt)
  else if (values.known) summarize(await runKnown(), startedAt)
  else if (values.sample) summarize([...(await runSeeds(SAMPLE, false)), ...(await runKnown())], startedAt)
  else summarize(await runSeeds(seeds, values.sockets), startedAt)
} catch (error) {
  tell(error)
}
