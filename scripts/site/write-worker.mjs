import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ONLY } from '../../sandbox/site-paths.mjs'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/** Matches the files that the worker stores, besides the pages. */
const KEPT = /^\/(assets\/|page-data\/sq\/d\/|fonts\/.+\.woff2$|offline\.html$)/
const COPY = /\.(br|gz)$/
const PAGE = /\/index\.html$/
const serverOnly = new RegExp(SERVER_ONLY)

/**
 * Returns the worker's code in a single file, because the oldest supported browsers have no modules in workers.
 *
 * @returns {Promise<string>}
 */
async function bundleWorker() {
  const { build } = await import('vite')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome90', 'safari15.4', 'firefox98'],
      modulePreload: false,
      rollupOptions: { input: 'worker/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [chunk] = outputs.flatMap(one => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Complaint('The service worker was not built.')
  return chunk.code
}

/**
 * Returns the hashes of the files and pages of a build that the worker may store.
 *
 * @param {string} dist the folder of the built client, with its pages
 * @param {string} name the release's name on its pages
 * @returns {import('../../worker/release.ts').WrittenRelease}
 */
export function listRelease(dist, name) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && !COPY.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .sort()
  const hash = (/** @type {string} */ path) =>
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('base64')
  /** @param {string[]} files @param {(path: string) => string} nameOf @returns {[string, string][]} */
  const list = (files, nameOf) => files.map(path => [nameOf(path), hash(path)])
  const pages = list(
    paths.filter(path => PAGE.test(path)),
    path => path.replace(PAGE, '') || '/',
  ).filter(([path]) => !serverOnly.test(path))
  const files = list(
    paths.filter(path => KEPT.test(path)),
    path => path,
  )
  const version = createHash('sha256')
    .update(JSON.stringify([pages, files]))
    .digest('hex')
    .slice(0, 20)
  return { name, version, pages, files }
}

/**
 * Writes `/sw.js`. It differs with each release, so that a browser notices a new release.
 *
 * @param {string} dist
 * @param {string} name the release's name on its pages
 */
export async function writeWorker(dist, name) {
  const release = listRelease(dist, name)
  writeFileSync(join(dist, 'sw.js'), `const RELEASE=${JSON.stringify(release)};\n${await bundleWorker()}`)
}
