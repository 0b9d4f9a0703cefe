import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './run.mjs'

const OUT = 'build/chaos'
const STYLES = /\.css\.ts$/

/** Nothing is drawn in Node: each name that a style file exports stands for an empty class. */
const withoutStyles = {
  name: 'without-styles',
  enforce: /** @type {const} */ ('pre'),
  load(/** @type {string} */ id) {
    if (!STYLES.test(id)) return undefined
    const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    return names.map(name => `export const ${name} = ''`).join('\n')
  },
}

/**
 * Bundles the walker for Node, without styles.
 *
 * @returns {Promise<string>} the file to import
 */
export async function buildWalker() {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutStyles],
    define: { __APP_VERSION__: '"0.0.0"', __LOGO_ORIGINS__: '[]' },
    build: {
      ssr: 'tests/chaos/main.ts',
      outDir: OUT,
      target: 'node20',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'chaos.mjs', codeSplitting: false } },
    },
  })
  return join(root, OUT, 'chaos.mjs')
}
