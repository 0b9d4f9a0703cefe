import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildWalker } from '../chaos/chaos-build.mjs'
import { Complaint } from '../complaint.mjs'
import { root, runTool } from '../run.mjs'
import { flowFiles, readSources } from './flow-files.mjs'
import { mutantToolsUrl } from './flow-tools.mjs'

/** @typedef {import('../../tests/mutants/mutant.ts').Mutant} Mutant */
/** @typedef {import('../../tests/mutants/judge.ts').Verdict} Verdict */

const PAGE = 'docs/mutants.md'
/** If no mutation class and no flow was selected, at most this many undetected mutants of a class are listed. */
const LISTED = 3
/** A mutant of a file that all flows share changes every flow. Only this flow is walked then. */
const FIRST_FLOW = 'web'
/**
 * How long the walks of a mutant may take. It takes a few seconds, also while the machine is busy. A mutant that makes the
 * app compute without an end is stopped, and harms everybody.
 */
const LONGEST_WALKS_MS = 180_000

/**
 * Judges mutants on all processors.
 *
 * @param {string} file the tools
 * @param {{ file: string, text: string }[]} sources
 * @param {readonly Mutant[]} mutants
 */
async function judgeAll(file, sources, mutants) {
  /** @type {readonly (Verdict | undefined)[]} */
  const verdicts = await shareOut(join(root, 'scripts/flows/mutant-worker.mjs'), { file, sources }, mutants)
  return mutants.flatMap((mutant, index) => {
    const verdict = verdicts[index]
    return verdict === undefined ? [] : [{ mutant, verdict }]
  })
}

/**
 * Walks the flows that mutants have changed, on all processors. Returns the number of walked mutants, and the mutants
 * that harm a customer.
 *
 * @param {{ file: string, text: string }[]} sources
 * @param {readonly { mutant: Mutant, flow: string, isFound: boolean }[]} changed
 */
async function harmfulOf(sources, changed) {
  const file = await buildWalker()
  /** @type {typeof import('../../tests/chaos/main.ts')} */
  const { ENDLESS } = await import(file)
  const script = join(root, 'scripts/flows/harm-worker.mjs')
  /** @type {readonly (readonly string[] | undefined)[]} */
  const harms = await shareOut(script, { file, sources }, changed, { mostMs: LONGEST_WALKS_MS, late: [ENDLESS] })
  const walked = changed.flatMap(({ mutant, isFound }, index) => {
    const harm = harms[index]
    return harm === undefined ? [] : [{ mutant, isFound, harm }]
  })
  const harmful = walked.filter(({ harm }) => harm.length > 0)
  return { walked: walked.length, endless: harmful.filter(({ harm }) => harm.includes(ENDLESS)).length, harmful }
}

/**
 * Distributes the items to judge evenly over the workers. Returns the answers in the order of the items. If an item takes
 * longer than `mostMs`, its answer is `late`.
 *
 * @template T, R
 * @param {string} script of the worker
 * @param {object} data what every worker needs
 * @param {readonly T[]} all
 * @param {{ mostMs: number, late: R }} [bound]
 * @returns {Promise<readonly (R | undefined)[]>}
 */
async function shareOut(script, data, all, bound) {
  const count = Math.max(1, Math.min(availableParallelism(), Math.ceil(all.length / 20)))
  const shares = Array.from({ length: count }, (_, at) => all.filter((_one, index) => index % count === at))
  const answers = await Promise.all(
    shares.map(async share => {
      /** @type {R[]} */
      const got = []
      while (got.length < share.length) {
        got.push(...(await answersOf(script, { ...data, share: share.slice(got.length) }, bound?.mostMs)))
        if (bound !== undefined && got.length < share.length) got.push(bound.late)
      }
      return got
    }),
  )
  return all.map((_, index) => answers[index % count]?.[Math.floor(index / count)])
}

/**
 * Starts a worker. Returns its answers for all items of its share, or for those before the first item that took longer
 * than `mostMs`, or, with that bound, crashed.
 *
 * @template R
 * @param {string} script
 * @param {{ share: readonly unknown[] }} workerData
 * @param {number | undefined} mostMs
 * @returns {Promise<readonly R[]>}
 */
function answersOf(script, workerData, mostMs) {
  return new Promise((resolve, reject) => {
    // The app warns of each planned unreadable answer. These warnings are not shown.
    const worker = new Worker(script, { workerData, stderr: true })
    /** @type {R[]} */
    const answers = []
    const end = () => {
      clearTimeout(timer)
      void worker.terminate().then(() => resolve(answers), reject)
    }
    /** @type {NodeJS.Timeout | undefined} */
    let timer = mostMs === undefined ? undefined : setTimeout(end, mostMs)
    worker.on('message', answer => {
      answers.push(answer)
      if (answers.length === workerData.share.length) end()
      else timer = timer?.refresh()
    })
    // A walk can crash outside of what is awaited. The mutant then counts as one whose walk has no end.
    worker.once('error', mostMs === undefined ? reject : end)
  })
}

/**
 * Makes mutants of the flow configs, and prints which of them the check finds.
 *
 * @param {{ flow: string | undefined, only: string | undefined, sample: number, seed: number, hasWalks: boolean, isWritten: boolean }}
 * options
 */
export async function runMutants({ flow, only, sample, seed, hasWalks, isWritten }) {
  const file = await mutantToolsUrl()
  /** @type {typeof import('../../tests/mutants/main.ts')} */
  const tools = await import(file)
  const sources = readSources(flowFiles())
  const { authored } = new tools.Judge(sources, await tools.loadCatalogue())
  const files = authored.filter(one => flow === undefined || one.flow === flow)
  if (files.length === 0) throw new Complaint(`There is no flow "${flow}".`)
  const all = tools.mutantsOf(files).filter(mutant => only === undefined || mutant.class === only)
  if (all.length === 0) throw new Complaint(`There is no class "${only}", or it has no mutants here.`)
  const startedAt = performance.now()
  const before = process.cpuUsage()
  const judged = await judgeAll(file, sources, tools.sampleOf(all, authored, sample, seed))
  const minutes = (performance.now() - startedAt) / 60_000
  const { user, system } = process.cpuUsage(before)
  const cpuMs = Math.round((user + system) / 1000 / judged.length)
  const scores = tools.scoresOf(judged)
  const flowOf = (/** @type {Mutant} */ mutant) => authored.find(one => one.file === mutant.file)?.flow || FIRST_FLOW
  const changed = judged.flatMap(({ mutant, verdict: { end } }) =>
    end === 'same' ? [] : [{ mutant, flow: flowOf(mutant), isFound: end === 'found' }],
  )
  const harm = hasWalks ? await harmfulOf(sources, changed) : undefined
  const listed = only === undefined && flow === undefined ? LISTED : Infinity
  if (isWritten) {
    const how = [
      'npm run flows -- mutants',
      ...(sample === Infinity ? [] : [`--sample ${sample}`]),
      ...(seed === 1 ? [] : [`--seed ${seed}`]),
      ...(hasWalks ? ['--harm'] : []),
      '--write',
    ].join(' ')
    writeFileSync(join(root, PAGE), tools.page(scores, how, harm))
    await runTool('@biomejs/biome/bin/biome', ['format', '--write', PAGE])
  }
  return {
    json: { scores, perMinute: Math.round(judged.length / minutes), cpuMs },
    report: [
      ...scores.flatMap(({ survivors }) => survivors.slice(0, listed).flatMap(tools.describeMutant)),
      ...tools.table(scores),
      ...(harm === undefined ? [] : tools.harmLines(harm)),
      `${Math.round(judged.length / minutes)} mutants a minute, ${cpuMs} ms of processor time each`,
    ].join('\n'),
  }
}
