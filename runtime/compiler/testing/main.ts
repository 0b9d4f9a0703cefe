// `scripts/flows/flow-tools.mjs` bundles this file, because the check of large and corrupted configs runs in plain
// Node.

export { loadCatalogue } from '../../../flows/flow-catalogue.ts'
export { compile } from '../compile.ts'
export { errorCodes, fieldRules } from './fixtures.ts'
export { corrupt, Fuzzer } from './fuzz/fuzz.ts'
export { fuzzSources } from './fuzz/fuzz-sources.ts'
export { largeFlow } from './large-flow.ts'
