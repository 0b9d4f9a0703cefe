import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../run.mjs'

/**
 * @typedef {object} Bundle
 * @property {string} entry
 * @property {string} cache the folder of its bundles, one for each state of the code
 * @property {readonly string[]} folders all the code that it is made of
 */

const FOLDERS = ['runtime', 'flows', 'design-system/icons']
/** @type {Bundle} */
const flowTools = {
  entry: 'scripts/flows/flow-tools.ts',
  cache: 'node_modules/.cache/recarrega-flows',
  folders: FOLDERS,
}
/** @type {Bundle} */
const mutantTools = {
  entry: 'tests/mutants/main.ts',
  cache: 'node_modules/.cache/recarrega-mutants',
  folders: [...FOLDERS, 'tests/mutants'],
}

/** @type {Bundle} */
const testingTools = {
  entry: 'runtime/compiler/testing/main.ts',
  cache: 'node_modules/.cache/recarrega-testing',
  folders: [...FOLDERS, 'tests/chaos'],
}

/** @type {Bundle} */
const sessionTools = {
  entry: 'tests/sessions/main.ts',
  cache: 'node_modules/.cache/recarrega-sessions',
  folders: [...FOLDERS, 'tests/sessions', 'tests/mutants', 'tests/chaos'],
}

/**
 * Returns a hash of all the code of a bundle.
 *
 * @param {Bundle} bundle
 */
function hashCode({ entry, folders }) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.test)\.ts$/.test(file))
      .map(file => join(folder, file)),
  )
  for (const file of [entry, ...files.sort()]) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Loads the compiler and the catalogue, bundled for Node once for each state of the code.
 *
 * @returns {Promise<typeof import('./flow-tools.ts')>}
 */
export async function loadFlowTools() {
  return import(await flowToolsUrl())
}

/** @typedef {import('../../runtime/compiler/catalogue.ts').Catalogue} Catalogue */

/** @type {{ readonly url: string, readonly catalogue: Promise<Catalogue> } | undefined} */
let last

/**
 * Returns the same catalogue until the code changes, because the compiler stores the shapes that it derives from a
 * catalogue.
 *
 * @param {string} [toolsUrl] the address of the compiler's bundle, if the caller has it
 * @returns {Promise<Catalogue>}
 */
export async function loadFlowCatalogue(toolsUrl) {
  const url = toolsUrl ?? (await flowToolsUrl())
  if (last?.url !== url) last = { url, catalogue: readCatalogue(url) }
  return last.catalogue
}

/**
 * Reads the catalogue that is stored beside the bundle. To make it, the code of every service has to be loaded.
 *
 * @param {string} url of the compiler's bundle
 * @returns {Promise<Catalogue>}
 */
async function readCatalogue(url) {
  const file = join(dirname(fileURLToPath(url)), 'catalogue.json')
  if (!existsSync(file)) {
    const { loadCatalogue } = await loadFlowTools()
    const mine = `${file}.${process.pid}`
    writeFileSync(mine, JSON.stringify(await loadCatalogue()))
    renameSync(mine, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Returns the address of the compiler's bundle. Its folder is deleted when the code changes. */
export function flowToolsUrl() {
  return bundled(flowTools)
}

/** Returns the address of the module that makes and judges mutants of the flows. */
export function mutantToolsUrl() {
  return bundled(mutantTools)
}

/** Returns the address of the module that corrupts configs, or generates a large one. */
export function testingToolsUrl() {
  return bundled(testingTools)
}

/** Returns the address of the module that publishes random releases under open sessions. */
export function sessionToolsUrl() {
  return bundled(sessionTools)
}

/** @param {Bundle} bundle */
async function bundled(bundle) {
  const folder = join(root, bundle.cache, hashCode(bundle))
  const file = join(folder, 'tools.mjs')
  if (!existsSync(file)) await make(bundle, folder)
  return pathToFileURL(file).href
}

/**
 * Bundles into a temporary folder, and renames the folder when the bundle is complete, because another process may make
 * the same bundle at the same time.
 * @param {Bundle} bundle
 * @param {string} folder
 */
async function make(bundle, folder) {
  const cache = join(root, bundle.cache)
  const mine = join(cache, `making-${process.pid}`)
  mkdirSync(cache, { recursive: true })
  const old = readdirSync(cache).filter(name => !name.startsWith('making-'))
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    // Node loads one large file faster than the many files of the libraries.
    ssr: { noExternal: true },
    build: {
      ssr: bundle.entry,
      outDir: mine,
      target: 'node20',
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'tools.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  try {
    renameSync(mine, folder)
  } catch {
    // Another process has made the same bundle first, so this copy is deleted.
    rmSync(mine, { recursive: true, force: true })
  }
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true })
}
