import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../run.mjs'

/** The folder is in `node_modules`, because the bundle imports packages from there. Each run has its own folder. */
const CACHE = 'node_modules/.cache/recarrega-chaos'
/**
 * Matches modules that only render. `payment-methods/options` is not one of them: its rows also decide which facts a
 * customer's choice writes.
 */
const DRAWN = /(?<!\/payment-methods\/options)\.tsx$|\.css\.ts$/

/** Replaces each export of a file that only renders by `undefined`, because Node renders nothing. */
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
 * Bundles for Node the code that performs walks. The code that renders is left out.
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
