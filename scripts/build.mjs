import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from './complaint.mjs'
import { checkFlows } from './flows/check-flows.mjs'
import { root, runTool } from './run.mjs'
import {
  APP_FILES,
  areAsListed,
  hashFiles,
  listAppFiles,
  readAppFiles,
  readFolder,
  writeFolder,
} from './site/app-files.mjs'
import { keepTemplate } from './site/page-template.mjs'
import { precompress } from './site/precompress.mjs'
import { makeReleaseFiles } from './site/release-files.mjs'
import { withSiteWords } from './site/site-words.mjs'
import { hashSources } from './site/sources.mjs'
import { bundleWorker } from './site/write-worker.mjs'

/** The build's list of the client's files. The server compares the files with this list before it serves them. */
export const BUILT_FILES = 'build/built-files.json'
const HASHES = 'build/page-hashes.json'
const APP_OUTPUTS = ['serve.js', 'prerender.js', 'releases.js', 'shell.html', 'manifest.json', 'early.js', 'worker.js']
const APP_STAMP = 'build/code.sha256'
const STAMP = 'build/sources.sha256'

/** @param {string} stamp @param {string} hash */
function isStamped(stamp, hash) {
  return existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === hash
}

/**
 * Returns whether the app was built from this code and all its files are unchanged. The flow configs do not matter.
 * @param {string} code
 */
export function isAppBuilt(code) {
  const isThere = APP_OUTPUTS.every(file => existsSync(join(root, 'build', file)))
  return isThere && isStamped(APP_STAMP, code) && areAsListed(join(root, 'dist'), join(root, APP_FILES))
}

/**
 * Returns whether the existing pages were made from these sources and are unchanged.
 * @param {string} sources
 */
function arePagesMade(sources) {
  const isThere = isStamped(STAMP, sources) && existsSync(join(root, HASHES))
  return isThere && areAsListed(join(root, 'dist'), join(root, BUILT_FILES))
}

/**
 * Builds the client into `dist/` with compressed copies, and the server into `build/`. If the code has changed, builds
 * the app. If the code or the flow configs have changed, builds the pages. If files are lost or damaged, builds them
 * again.
 */
export async function build() {
  const { code, sources } = hashSources()
  const isBuilt = isAppBuilt(code)
  if (isBuilt && arePagesMade(sources)) return
  console.log(isBuilt ? 'Making the pages of the flows.' : 'Building the app and its sandbox.')
  rmSync(join(root, STAMP), { force: true })
  const { isSound, report, configs } = await checkFlows()
  if (!isSound) throw new Complaint(`${report()}\nThe build failed: see above.`)
  const dist = join(root, 'dist')
  if (!isBuilt) await buildApp(dist, code)
  const { hashes, files } = await makeReleaseFiles(readAppFiles(dist), withSiteWords(configs))
  for (const path of readFolder(dist).keys()) if (!files.has(path)) rmSync(join(dist, path))
  writeFolder(dist, files)
  writeFileSync(join(root, HASHES), `${JSON.stringify(hashes, null, 2)}\n`)
  writeFileSync(join(root, BUILT_FILES), JSON.stringify(hashFiles(files)))
  writeFileSync(join(root, STAMP), sources)
}

/**
 * Builds all files that do not depend on flow configs.
 * @param {string} dist
 * @param {string} code the hash of the app's code
 */
async function buildApp(dist, code) {
  rmSync(join(root, APP_STAMP), { force: true })
  const env = { NODE_ENV: 'production' }
  const vite = (/** @type {string[]} */ ...args) =>
    runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], { env })
  const builds = await Promise.all([vite(), vite('--ssr')])
  const failures = builds.filter(({ code }) => code !== 0)
  if (failures.length > 0) {
    throw new Complaint(`${failures.map(({ output }) => output.trim()).join('\n')}\nThe build failed: see above.`)
  }
  await keepTemplate(dist)
  await bundleWorker()
  await precompress(dist)
  listAppFiles(dist)
  writeFileSync(join(root, APP_STAMP), code)
}
