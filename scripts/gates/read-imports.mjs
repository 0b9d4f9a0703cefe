import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'

const parseFileSync = swc.parseFileSync.bind(swc)
let skipsTypes = false

/**
 * Parses a file by its extension. If type imports do not count, removes them. dependency-cruiser 17 cannot do this. It
 * parses TypeScript without JSX and fails on `.tsx` files. It also cannot distinguish type imports from imports that
 * remain at run time.
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
 * Reads the imports of these folders, and checks them against a dependency-cruiser configuration.
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
