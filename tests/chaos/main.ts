// `scripts/chaos/chaos-build.mjs` bundles this file for Node.
export { replay, runKnown, runSeeds } from './run.ts'
