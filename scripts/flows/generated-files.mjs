import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { readAbouts } from './docstrings.mjs'

/** @typedef {Pick<typeof import('./flow-tools.ts'), 'describeProblems' | 'errorsSchema' | 'fieldsSchema' | 'editorSchema' | 'journeyPatchSchema' | 'journeySchema' | 'loadCatalogue' | 'promisesSchema' | 'variantSchema'>} Tools */

/**
 * @param {Tools} tools
 * @returns {Promise<ReadonlyMap<string, string>>} the committed files that are generated from the code, by path
 */
export async function generatedFiles({
  describeProblems,
  errorsSchema,
  fieldsSchema,
  editorSchema,
  journeyPatchSchema,
  journeySchema,
  loadCatalogue,
  promisesSchema,
  variantSchema,
}) {
  const catalogue = await loadCatalogue(readAbouts())
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 1)}\n`
  return new Map([
    ['flow-configs/schema/flow.schema.json', json(editorSchema(catalogue))],
    ['flow-configs/schema/journey.schema.json', json(journeySchema)],
    ['flow-configs/schema/journey-patch.schema.json', json(journeyPatchSchema)],
    ['flow-configs/schema/variant.schema.json', json(variantSchema(catalogue))],
    ['flow-configs/schema/errors.schema.json', json(errorsSchema)],
    ['flow-configs/schema/fields.schema.json', json(fieldsSchema)],
    ['flow-configs/schema/promises.schema.json', json(promisesSchema)],
    ['docs/problems.md', describeProblems()],
  ])
}

/**
 * @param {ReadonlyMap<string, string>} generated
 * @returns {string[]} the files whose content is outdated
 */
export function staleFiles(generated) {
  return [...generated].filter(([file, text]) => contentOf(file) !== text).map(([file]) => file)
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
