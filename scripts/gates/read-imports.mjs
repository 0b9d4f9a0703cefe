import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'

const parseFileSync = swc.parseFileSync.bind(swc)
let skipsTypes = false

/**
 * Parses a file. dependency-cruiser 17 parses TypeScript without JSX, and so stops at the first `.tsx`; it also cannot
 * distinguish a type import from an import that remains at run time. This function parses each file by its extension,
 * and removes type imports if they do not count.
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
 * Reads the imports of these folders and checks them by a dependency-cruiser configuration.
 *
 * @param {readonly string[]} folders
 * @param {import('dependency-cruiser').IConfiguration} config
 * @param {{ types: boolean }} counting whether a type import counts
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function readImports(folders, { options, ...ruleSet }, { types }) {
  skipsTypes = !types
  const { output } = await cruise([...folders], { ...options, ruleSet, validate: true })
  if (typeof output === 'string') throw new Error(output)
  return output
}
