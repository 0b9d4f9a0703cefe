import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ file: string, runs: number, seed: number }} */
const { file, runs, seed } = workerData
/** @type {typeof import('../../runtime/compiler/testing/main.ts')} */
const { corrupt, Fuzzer, fuzzSources, loadCatalogue } = await import(file)
// Measures processor time. If other programs use the machine, a check therefore does not count as slow.
const fuzzer = new Fuzzer(await loadCatalogue(), () => process.cpuUsage().user / 1000)
for (let at = seed; at < seed + runs; at += 1) {
  parentPort?.postMessage({ seed: at })
  const fault = fuzzer.faultIn(corrupt(fuzzSources, at))
  if (fault !== undefined) parentPort?.postMessage({ seed: at, fault })
}
