import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'

const ENTRY = 'scripts/flows/flow-tools.ts'
const CACHE = 'node_modules/.cache/recarrega-flows'
const FOLDERS = ['runtime', 'flows', 'design-system/icons']

/** Stands for all the code that says what a config may say. */
function hashCode() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.test)\.ts$/.test(file))
      .map(file => join(folder, file)),
  )
  for (const file of [ENTRY, ...files.sort()]) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The compiler and the catalogue, bundled for Node once for each state of the code.
 *
 * @returns {Promise<typeof import('./flow-tools.ts')>}
 */
export async function loadFlowTools() {
  const folder = join(root, CACHE, hashCode())
  const file = join(folder, 'flow-tools.mjs')
  if (!existsSync(file)) await bundle(folder)
  return import(pathToFileURL(file).href)
}

/**
 * Bundles beside the place and then moves there: others may be doing the same.
 *
 * @param {string} folder
 */
async function bundle(folder) {
  const cache = join(root, CACHE)
  const mine = join(cache, `making-${process.pid}`)
  mkdirSync(cache, { recursive: true })
  const old = readdirSync(cache).filter(name => !name.startsWith('making-'))
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir: mine,
      target: 'node20',
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'flow-tools.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  try {
    renameSync(mine, folder)
  } catch {
    // Somebody else was faster, with the same.
    rmSync(mine, { recursive: true, force: true })
  }
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true })
}
