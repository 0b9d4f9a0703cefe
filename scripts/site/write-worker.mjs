import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ONLY } from '../../sandbox/site-paths.mjs'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/** Matches the files that the service worker stores, in addition to the pages. */
const KEPT = /^\/(assets\/|page-data\/sq\/d\/|fonts\/.+\.woff2$|offline\.html$)/
const COPY = /\.(br|gz)$/
const PAGE = /\/index\.html$/
const serverOnly = new RegExp(SERVER_ONLY)
/** The bundled service worker, without a list of files. */
const WORKER = 'build/worker.js'

/**
 * Bundles the service worker's code into a single file, because the oldest supported browsers do not support modules in
 * workers.
 */
export async function bundleWorker() {
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
  writeFileSync(join(root, WORKER), chunk.code)
}

/**
 * Returns the hashes of the files and pages of a release that the service worker may store.
 * @param {ReadonlyMap<string, Uint8Array>} all the files, by path without a slash at the start
 * @param {string} name the release's name on its pages
 * @returns {import('../../worker/release.ts').WrittenRelease}
 */
export function listRelease(all, name) {
  const paths = [...all.keys()]
    .filter(path => !COPY.test(path))
    .map(path => `/${path}`)
    .sort()
  const hash = (/** @type {string} */ path) =>
    createHash('sha256')
      .update(all.get(path.slice(1)) ?? '')
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
 * Returns the text of `/sw.js`. A browser notices a new release by this file, so the text differs for each release.
 * @param {ReadonlyMap<string, Uint8Array>} files the release's files
 * @param {string} name the release's name on its pages
 */
export function workerOf(files, name) {
  return `const RELEASE=${JSON.stringify(listRelease(files, name))};\n${readFileSync(join(root, WORKER), 'utf8')}`
}
