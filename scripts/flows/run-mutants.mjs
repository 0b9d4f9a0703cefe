import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Complaint } from '../complaint.mjs'
import { root, runTool } from '../run.mjs'
import { flowFiles, readSources } from './flow-files.mjs'
import { mutantToolsUrl } from './flow-tools.mjs'

/** @typedef {import('../../tests/mutants/mutant.ts').Mutant} Mutant */
/** @typedef {import('../../tests/mutants/judge.ts').Verdict} Verdict */

const PAGE = 'docs/mutants.md'
/** How many survivors of a class are listed if no class or flow was selected. */
const LISTED = 3

/**
 * Judges mutants on all processors.
 *
 * @param {string} file the tools
 * @param {{ file: string, text: string }[]} sources
 * @param {readonly Mutant[]} mutants
 */
async function judgeAll(file, sources, mutants) {
  const count = Math.max(1, Math.min(availableParallelism(), Math.ceil(mutants.length / 20)))
  const shares = Array.from({ length: count }, (_, at) => mutants.filter((_mutant, index) => index % count === at))
  const verdicts = await Promise.all(
    shares.map(share => {
      const workerData = { file, sources, mutants: share }
      const worker = new Worker(join(root, 'scripts/flows/mutant-worker.mjs'), { workerData })
      return /** @type {Promise<Verdict[]>} */ (
        new Promise((resolve, reject) => {
          worker.once('message', resolve)
          worker.once('error', reject)
        })
      )
    }),
  )
  return mutants.flatMap((mutant, index) => {
    const verdict = verdicts[index % count]?.[Math.floor(index / count)]
    return verdict === undefined ? [] : [{ mutant, verdict }]
  })
}

/**
 * Makes mutants of the flow configs, and prints which of them the check finds.
 *
 * @param {{ flow: string | undefined, only: string | undefined, sample: number, seed: number, isWritten: boolean }}
 * options
 */
export async function runMutants({ flow, only, sample, seed, isWritten }) {
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
  const judged = await judgeAll(file, sources, tools.sampleOf(all, sample, seed))
  const minutes = (performance.now() - startedAt) / 60_000
  const { user, system } = process.cpuUsage(before)
  const cpuMs = Math.round((user + system) / 1000 / judged.length)
  const scores = tools.scoresOf(judged)
  const listed = only === undefined && flow === undefined ? LISTED : Infinity
  if (isWritten) {
    const how = ['npm run flows -- mutants', ...(sample === Infinity ? [] : [`--sample ${sample}`]), '--write'].join(
      ' ',
    )
    writeFileSync(join(root, PAGE), tools.page(scores, how))
    await runTool('@biomejs/biome/bin/biome', ['format', '--write', PAGE])
  }
  return {
    json: { scores, perMinute: Math.round(judged.length / minutes), cpuMs },
    report: [
      ...scores.flatMap(({ survivors }) => survivors.slice(0, listed).flatMap(tools.describeMutant)),
      ...tools.table(scores),
      `${Math.round(judged.length / minutes)} mutants a minute, ${cpuMs} ms of processor time each`,
    ].join('\n'),
  }
}
