// `scripts/flows/fuzz-worker.mjs` bundles this file.

export { loadCatalogue } from '../../../../flows/flow-catalogue.ts'
export { corrupt, Fuzzer } from './fuzz.ts'
export { fuzzSources } from './fuzz-sources.ts'
