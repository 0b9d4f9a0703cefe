import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../run.mjs'

/** Beside the packages, which the bundle imports. Each run has its own. */
const CACHE = 'node_modules/.cache/recarrega-chaos'
/** Modules that only render. The options of payment are drawn too, but their rows say what choosing them writes. */
const DRAWN = /(?<!\/payment-methods\/options)\.tsx$|\.css\.ts$/

/** Nothing is drawn in Node: each name that such a file exports stands for nothing. */
const withoutScreens = {
  name: 'without-screens',
  enforce: /** @type {const} */ ('pre'),
  load(/** @type {string} */ id) {
    if (!DRAWN.test(id)) return undefined
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)]
    return names.map(([, name]) => `export const ${name} = () => null`).join('\n')
  },
}

/**
 * Bundles a walker for Node, without what draws screens.
 *
 * @param {string} [entry]
 * @returns {Promise<string>} the file to import
 */
export async function buildWalker(entry = 'tests/chaos/main.ts') {
  const outDir = join(root, CACHE, String(process.pid))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutScreens],
    define: { __APP_VERSION__: '"0.0.0"', __LOGO_ORIGINS__: '[]' },
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'chaos.mjs', codeSplitting: false } },
    },
  })
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  return join(outDir, 'chaos.mjs')
}
