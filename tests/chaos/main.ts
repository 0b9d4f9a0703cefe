// What `scripts/chaos-build.mjs` bundles for Node.
export { replay, runKnown, runSeeds } from './run.ts'
