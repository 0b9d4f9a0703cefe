import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Complaint } from './complaint.mjs'
import { flowFiles } from './flows/flow-files.mjs'
import { root, runTool } from './run.mjs'
import { takeTemplate } from './site/page-template.mjs'
import { precompress } from './site/precompress.mjs'
import { prerenderPages } from './site/prerender.mjs'
import { writeWorker } from './site/write-worker.mjs'

/** A change in any of these files, scripts included, needs a new build. */
export const SOURCES = [
  'design-system',
  'flow-configs',
  'flows',
  'public',
  'runtime',
  'sandbox',
  'scripts/build.mjs',
  'scripts/flows/check-flows.mjs',
  'scripts/complaint.mjs',
  'scripts/flows/flow-files.mjs',
  'scripts/flows/flow-overlay.ts',
  'scripts/flows/flow-tools.mjs',
  'scripts/flows/flow-tools.ts',
  'scripts/flows/flows-plugin.ts',
  'scripts/flows/replay-link.mjs',
  'scripts/flows/sound-flows.mjs',
  'scripts/machine/free-port.mjs',
  'scripts/site/page-template.mjs',
  'scripts/site/precompress.mjs',
  'scripts/site/prerender.mjs',
  'scripts/site/release.mjs',
  'scripts/run.mjs',
  'scripts/sandbox-plugin.ts',
  'scripts/serving/hosts.json',
  'scripts/serving/hosts.mjs',
  'scripts/site/site-plugin.ts',
  'scripts/site/offline-page.mjs',
  'scripts/site/site-words.mjs',
  'scripts/site/web-manifest.mjs',
  'scripts/site/write-worker.mjs',
  'worker',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]
/** The build's list of the client's files. The server compares the files with it before it serves them. */
export const BUILT_FILES = 'build/built-files.json'
/** An installation may change these files without a build. */
const CONFIG = /^config\.json/
const OUTPUTS = ['dist/404.html', 'dist/sw.js', 'build/serve.js', 'build/shell.html', BUILT_FILES]
const STAMP = 'build/sources.sha256'

/**
 * @param {string} path
 * @returns {string[]} the files at or under it, in a fixed order
 */
function filesAt(path) {
  if (!existsSync(join(root, path))) return []
  const found = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
  return found
    .filter(entry => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Returns a hash of the content of all sources. Modification times are useless, because a checkout changes them. */
function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const files = /\.\w+$/.test(source) ? [join(root, source)] : filesAt(source)
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} dir
 * @returns {Record<string, string>} by path below the folder, the SHA-256 of each file
 */
function hashFiles(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(entry => relative(dir, join(entry.parentPath, entry.name))).filter(path => !CONFIG.test(path))
  const hashOf = (/** @type {string} */ path) =>
    createHash('sha256')
      .update(readFileSync(join(dir, path)))
      .digest('hex')
  return Object.fromEntries(paths.sort().map(path => [path, hashOf(path)]))
}

/** @param {string} hash */
function isBuilt(hash) {
  const stamp = join(root, STAMP)
  return (
    OUTPUTS.every(file => existsSync(join(root, file))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  )
}

/**
 * Builds the client into `dist/`, with compressed copies, and the server into `build/`. Skipped if the last build read
 * the same sources.
 */
export async function build() {
  const hash = hashSources()
  if (isBuilt(hash)) return
  console.log('Building the app and its sandbox.')
  rmSync(join(root, STAMP), { force: true })
  const env = { NODE_ENV: 'production' }
  const vite = (/** @type {string[]} */ ...args) =>
    runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], { env })
  const builds = await Promise.all([vite(), vite('--ssr')])
  const failures = builds.filter(({ code }) => code !== 0)
  if (failures.length > 0) {
    throw new Complaint(`${failures.map(({ output }) => output.trim()).join('\n')}\nThe build failed: see above.`)
  }
  const dist = join(root, 'dist')
  takeTemplate(dist)
  const { name, hashes } = await prerenderPages(dist, flowFiles())
  writeFileSync(join(root, 'build/page-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`)
  await writeWorker(dist, name)
  await precompress(dist)
  writeFileSync(join(root, BUILT_FILES), JSON.stringify(hashFiles(dist)))
  writeFileSync(join(root, STAMP), hash)
}
