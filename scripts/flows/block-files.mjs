import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

const BLOCKS = 'flows/blocks'
const MADE = 'Made of the folders in `flows/blocks/` by `npm run flows -- schema`.'
/** The length at which the formatter breaks a line. */
const WIDTH = 120

/**
 * @returns {ReadonlyMap<string, string>} the committed files that list all blocks, by path: a block is a folder with a `schema.ts`
 */
export function blockFiles() {
  const names = readdirSync(join(root, BLOCKS))
    .filter(name => existsSync(join(root, BLOCKS, name, 'schema.ts')))
    .sort()
  const lines = (/** @type {(name: string) => string} */ lineOf) => names.map(lineOf).join('\n')
  return new Map([
    [
      'flows/block-table.ts',
      `/**
 * The spec of each block, by its name in a config. The tools load this file; the app only takes types from it.
 * ${MADE}
 */
${lines(name => `export { ${camel(name)}Spec${camel(name) === name ? ` as ${name}` : ` as '${name}'`} } from './blocks/${name}/schema.ts'`)}
`,
    ],
    [
      'flows/block-names.ts',
      `/** The names of all blocks. ${MADE} */
export const blockNames = [
${lines(name => `  '${name}',`)}
] as const
`,
    ],
    [
      'flows/block-loaders.ts',
      `import type { BlockName, Loaders } from './catalogue.ts'

/**
 * The code of each block, which is fetched before a step that shows the block may open.
 * ${MADE}
 */
export const blockLoaders: Loaders<BlockName> = {
${lines(loaderLine)}
}
`,
    ],
  ])
}

/** @param {string} name */
function loaderLine(name) {
  const component = `${pascal(name)}Block`
  const key = `  ${camel(name) === name ? name : `'${name}'`}: async () =>`
  const load = `(await import('./blocks/${name}/${component}.tsx')).${component},`
  return key.length + 1 + load.length <= WIDTH ? `${key} ${load}` : `${key}\n    ${load}`
}

/** @param {string} name such as `phone-field` */
function camel(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} name such as `phone-field` */
function pascal(name) {
  return camel(`-${name}`)
}
