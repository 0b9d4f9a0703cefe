import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ file: string, sources: { file: string, text: string }[], share: import('../../tests/mutants/mutant.ts').Mutant[] }} */
const { file, sources, share } = workerData
/** @type {typeof import('../../tests/mutants/main.ts')} */
const { Judge, loadCatalogue } = await import(file)
const judge = new Judge(sources, await loadCatalogue())
for (const mutant of share) parentPort?.postMessage(judge.judge(mutant))
