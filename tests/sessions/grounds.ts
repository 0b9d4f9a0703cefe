import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { type JsonObject, objectOf } from '../../runtime/compiler/diff/json.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import { errorCodes, fieldRules } from '../../runtime/compiler/testing/fixtures.ts'
import { largeFlow } from '../../runtime/compiler/testing/large-flow.ts'
import type { Around } from './release.ts'

/** Flows for which random releases are made. Each flow is one complete file. */
export interface Ground {
  readonly flows: readonly JsonObject[]
  readonly around: Around
}

/** Returns a small generated flow, whose releases are checked quickly. */
export async function generatedFlow(): Promise<Ground> {
  const catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules, codeWords: {}, violationWords: {} }
  const { flows } = compile(largeFlow(12, 3), catalogue)
  const large = flows.filter(({ id }) => id === 'large').map(({ config }) => objectOf(config))
  return { flows: large, around: { catalogue, shared: [], flowIds: [] } }
}

/** Returns the product's flows. `sources` are all of its config files. */
export async function productFlows(sources: readonly Source[]): Promise<Ground> {
  const catalogue = await loadCatalogue()
  const { flows } = compile(sources, catalogue)
  const shared = sources.filter(({ file }) => /\/(errors|fields)\.json$/.test(file))
  const around = { catalogue, shared, flowIds: flows.map(({ id }) => id) }
  return { flows: flows.map(({ config }) => objectOf(config)), around }
}
