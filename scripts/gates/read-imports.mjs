import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'

const parseFileSync = swc.parseFileSync.bind(swc)
let skipsTypes = false

/**
 * dependency-cruiser 17 asks swc for TypeScript without JSX, and so stops at the first `.tsx`; nor does it tell an
 * import of types from one that is still there when the code runs. This reads each file as what it is, and leaves the
 * imports of types out when they do not count.
 *
 * @param {string} file
 * @param {import('@swc/core').ParseOptions} options
 */
function parse(file, options) {
  const tree = parseFileSync(file, {
    ...options,
    ...(options.syntax === 'typescript' && { tsx: file.endsWith('.tsx') }),
  })
  if (skipsTypes) tree.body = tree.body.filter(item => !('typeOnly' in item && item.typeOnly))
  return tree
}
Object.assign(swc, { parseFileSync: parse })

/**
 * Reads the imports of these folders and judges them by a dependency-cruiser configuration.
 *
 * @param {readonly string[]} folders
 * @param {import('dependency-cruiser').IConfiguration} config
 * @param {{ types: boolean }} counting whether an import of types alone counts
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function readImports(folders, { options, ...ruleSet }, { types }) {
  skipsTypes = !types
  const { output } = await cruise([...folders], { ...options, ruleSet, validate: true })
  if (typeof output === 'string') throw new Error(output)
  return output
}
