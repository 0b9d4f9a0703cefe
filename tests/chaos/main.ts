// The entry file of the bundle that `scripts/chaos/chaos-build.mjs` makes for Node.
export { ENDLESS, HarmOracle } from './harm.ts'
export { eventInterferences, interferences } from './interference.ts'
export { replay, runKnown, runSeeds } from './run.ts'
