// The entry file of the bundle that `scripts/flows/run-mutants.mjs` and its workers run.

export { loadCatalogue } from '../../flows/flow-catalogue.ts'
export { mutantsOf } from './classes.ts'
export { reasonFor } from './equivalents.ts'
export { Judge } from './judge.ts'
export { describeMutant, harmLines, page, scoresOf, table } from './report.ts'
export { sampleOf } from './sample.ts'
export { tellEdits } from './told.ts'
