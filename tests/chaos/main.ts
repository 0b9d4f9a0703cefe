// `scripts/chaos/chaos-build.mjs` bundles this file for Node.
export { HarmOracle } from './harm.ts'
export { eventInterferences, interferences } from './interference.ts'
export { replay, runKnown, runSeeds } from './run.ts'
