// `scripts/flows/flow-tools.mjs` bundles this file. The bundle contains the compiler and the catalogue, both made from
// the same sources.

export { loadCatalogue } from '../../flows/flow-catalogue.ts'
export { compile, Memories } from '../../runtime/compiler/compile.ts'
export { describeDifferences, NO_DIFFERENCE } from '../../runtime/compiler/diff/differences.ts'
export { foldProblems } from '../../runtime/compiler/follow-ups.ts'
export { drawGraph } from '../../runtime/compiler/graph.ts'
export { parseSource } from '../../runtime/compiler/json-tree.ts'
export { followUpsLine, lineOf, waitingLines } from '../../runtime/compiler/line.ts'
export { describeProblems } from '../../runtime/compiler/problem-docs.ts'
export { makeRelease } from '../../runtime/compiler/release.ts'
export { editorSchema } from '../../runtime/compiler/schema/flow-schema.ts'
export { journeyPatchSchema, journeySchema } from '../../runtime/compiler/schema/journey-schema.ts'
export { errorsSchema, fieldsSchema } from '../../runtime/compiler/schema/shared-schemas.ts'
export { variantSchema } from '../../runtime/compiler/schema/variant-schema.ts'
export { describeFates, describeStrandings } from '../../runtime/compiler/succession/describe.ts'
export { successionOf } from '../../runtime/compiler/succession/succession.ts'
export { prepare } from '../../runtime/engine/prepare.ts'
