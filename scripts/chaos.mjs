// `npm run chaos -- --runs 10000 --seed 1`: random walks through the product, judged against the ledger.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { buildWalker } from './chaos-build.mjs'
import { Complaint, tell } from './complaint.mjs'
import { installDependencies } from './dependencies.mjs'
import { flowFiles, readSources } from './flow-files.mjs'
import { root } from './run.mjs'

/** @typedef {import('../tests/chaos/run.ts').Report} Report */
/** @typedef {import('../tests/chaos/run.ts').Found} Found */

/** Walks of these seeds still show faults that are known. */
const KNOWN_FAULTY = [12, 23, 35, 56, 59, 60, 64, 76, 89, 98]
/** The seeds that every test run walks. */
const SAMPLE = Array.from({ length: 100 }, (_, at) => 1 + at).filter(seed => !KNOWN_FAULTY.includes(seed))

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
 * Shares the seeds out among the processors.
 *
 * @param {string} file
 * @param {readonly number[]} seeds
 * @param {boolean} bySockets
 * @returns {Promise<Report[]>}
 */
function runAll(file, seeds, bySockets) {
  const sources = readSources(flowFiles())
  const count = Math.min(availableParallelism(), seeds.length)
  return Promise.all(
    Array.from({ length: count }, (_, at) => {
      const share = seeds.filter((_seed, index) => index % count === at)
      const worker = new Worker(join(root, 'scripts/chaos-worker.mjs'), {
        workerData: { file: pathToFileURL(file).href, sources, seeds: share, bySockets },
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

/**
 * @param {Found} found
 * @returns {string}
 */
function write({ text, walk, length }) {
  const { seed, setup, commands } = walk
  const lines = [setup, ...commands].map(line => `    ${JSON.stringify(line)}`)
  const shrunk = commands.length < length ? `, ${length} commands shrunk to ${commands.length}` : ''
  return [
    `✗ ${text}`,
    `  seed ${seed}${shrunk}:`,
    ...lines,
    `  npm run chaos -- --walk '${JSON.stringify(walk)}'`,
  ].join('\n')
}

/**
 * @param {readonly Report[]} reports
 * @param {number} startedAt
 */
function summarize(reports, startedAt) {
  const sum = (/** @type {'runs' | 'commands' | 'confirmations' | 'charges' | 'screens'} */ name) =>
    reports.reduce((total, { counts }) => total + counts[name], 0)
  /** @type {{ [name: string]: number }} */
  const faults = {}
  for (const { counts } of reports)
    for (const [name, count] of Object.entries(counts.faults)) faults[name] = (faults[name] ?? 0) + count
  const found = reports.flatMap(report => report.found)
  for (const one of found) console.log(`${write(one)}\n`)
  const kinds = [...new Set(found.map(({ kind }) => kind))].map(
    kind => `${kind} ×${found.filter(one => one.kind === kind).length}`,
  )
  const told = Object.entries(faults).map(([name, count]) => `${name} ${count}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`Faults: ${told.join(', ') || 'none'}.`)
  if (kinds.length > 0) console.log(`Violations: ${kinds.join(', ')}.`)
  console.log(
    `${sum('runs')} runs, ${sum('commands')} commands, ${sum('confirmations')} taps that pay, ${sum('charges')} charges, ` +
      `${sum('screens')} screens read: ${found.length} violations in ${seconds} s.`,
  )
  if (found.length > 0) process.exitCode = 1
  if (sum('commands') === 0 || sum('charges') === 0)
    throw new Complaint('Nothing was walked, or nothing was ever charged.')
}

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      walk: { type: 'string' },
      sockets: { type: 'boolean', default: false },
      known: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
    },
  })
  await installDependencies()
  const startedAt = performance.now()
  const file = await buildWalker()
  if (values.walk !== undefined) {
    const text = values.walk.startsWith('{') ? values.walk : readFileSync(values.walk, 'utf8')
    const { replay } = await import(pathToFileURL(file).href)
    for (const line of await replay(readSources(flowFiles()), JSON.parse(text))) console.log(line)
  } else if (values.known) {
    const { runKnown } = await import(pathToFileURL(file).href)
    summarize([await runKnown(readSources(flowFiles()))], startedAt)
  } else {
    const first = wholeNumber(values.seed, 'seed')
    const seeds = values.sample
      ? SAMPLE
      : Array.from({ length: wholeNumber(values.runs, 'runs') }, (_, at) => first + at)
    summarize(await runAll(file, seeds, values.sockets), startedAt)
  }
} catch (error) {
  tell(error)
}
