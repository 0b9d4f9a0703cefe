// `scripts/flows/flow-tools.mjs` bundles this file, which contains the tests of the check itself.

export { loadCatalogue } from '../../../flows/flow-catalogue.ts'
export { compile } from '../compile.ts'
export { errorCodes, fieldRules } from './fixtures.ts'
export { corrupt, Fuzzer } from './fuzz/fuzz.ts'
export { fuzzSources } from './fuzz/fuzz-sources.ts'
export { largeFlow } from './large-flow.ts'
