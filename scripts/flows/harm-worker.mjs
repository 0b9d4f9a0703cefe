import { parentPort, workerData } from 'node:worker_threads'

/**
 * @type {{
 *   file: string, sources: { file: string, text: string }[],
 *   share: { mutant: import('../../tests/mutants/mutant.ts').Mutant, flow: string }[],
 * }}
 */
const { file, sources, share } = workerData
/** @type {typeof import('../../tests/chaos/main.ts')} */
const { HarmOracle } = await import(file)
const oracle = await HarmOracle.open(sources)
for (const { mutant, flow } of share) parentPort?.postMessage(await oracle.harmsOf(mutant, flow))
