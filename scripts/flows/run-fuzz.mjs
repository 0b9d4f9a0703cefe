import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../run.mjs'
import { testingToolsUrl } from './flow-tools.mjs'

/** If a check takes longer than this, it counts as endless and is stopped. */
const HANGS_MS = 60_000

/**
 * Checks corrupted configs, one for each seed from `seed` on. The check runs in a worker, so that an endless check can
 * be stopped.
 *
 * @param {{ runs: number, seed: number }} options
 */
export async function runFuzz({ runs, seed }) {
  const workerData = { file: await testingToolsUrl(), runs, seed }
  const startedAt = performance.now()
  /** @type {string[]} */
  const faults = []
  let count = 0
  await new Promise((resolve, reject) => {
    const worker = new Worker(join(root, 'scripts/flows/fuzz-worker.mjs'), { workerData })
    let last = seed
    const hang = () => {
      faults.push(`seed ${last}: It hangs.`)
      void worker.terminate()
    }
    let watch = setTimeout(hang, HANGS_MS)
    worker.on('message', (/** @type {{ seed: number, fault?: string }} */ { seed: at, fault }) => {
      clearTimeout(watch)
      watch = setTimeout(hang, HANGS_MS)
      last = at
      if (fault === undefined) count += 1
      else faults.push(`seed ${at}: ${fault}`)
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(watch)
      resolve(undefined)
    })
  })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const summary = `${count} corrupted configs checked in ${seconds} s, ${faults.length} faults. One alone: --seed <number> --runs 1`
  return { isSound: faults.length === 0 && count === runs, report: [...faults, summary].join('\n') }
}
