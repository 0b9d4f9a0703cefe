// `scripts/flows/flow-tools.mjs` bundles this file: the compiler, together with the catalogue of the same sources.

export { loadCatalogue } from '../../flows/flow-catalogue.ts'
export { compile, Memories } from '../../runtime/compiler/compile.ts'
export { drawGraph } from '../../runtime/compiler/graph.ts'
export { parseSource } from '../../runtime/compiler/json-tree.ts'
export { lineOf } from '../../runtime/compiler/line.ts'
export { describeProblems } from '../../runtime/compiler/problem-docs.ts'
export { makeRelease } from '../../runtime/compiler/release.ts'
export { editorSchema } from '../../runtime/compiler/schema/flow-schema.ts'
export { journeyPatchSchema, journeySchema } from '../../runtime/compiler/schema/journey-schema.ts'
export { errorsSchema, fieldsSchema } from '../../runtime/compiler/schema/shared-schemas.ts'
export { variantSchema } from '../../runtime/compiler/schema/variant-schema.ts'
export { prepare } from '../../runtime/engine/prepare.ts'
