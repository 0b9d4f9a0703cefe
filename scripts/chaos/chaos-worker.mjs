import { parentPort, workerData } from 'node:worker_threads'

const { file, sources, seeds, bySockets } = workerData
const { runSeeds } = await import(file)
parentPort?.postMessage(await runSeeds(sources, seeds, bySockets))
