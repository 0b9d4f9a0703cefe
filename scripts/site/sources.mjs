import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { APP_FILES } from './app-files.mjs'

/** The folder that contains the flow configs, from which a release's pages are made. */
const CONFIGS = 'flow-configs'

/** A change in any of these files, including scripts, requires a new build. */
export const SOURCES = [
  'design-system',
  CONFIGS,
  'flows',
  'public',
  'releases',
  'runtime',
  'sandbox',
  'scripts/build.mjs',
  'scripts/flows/check-flows.mjs',
  'scripts/complaint.mjs',
  'scripts/flows/edit-words.mjs',
  'scripts/flows/flow-files.mjs',
  'scripts/flows/flow-overlay.ts',
  'scripts/flows/flow-tools.mjs',
  'scripts/flows/flow-tools.ts',
  'scripts/machine/oldest-browsers.mjs',
  'scripts/flows/flows-plugin.ts',
  'scripts/flows/own-edits.mjs',
  'scripts/flows/problem-lines.mjs',
  'scripts/flows/renamed-blocks.mjs',
  'scripts/flows/renames.mjs',
  'scripts/flows/replay-link.mjs',
  'scripts/flows/shown-edit.mjs',
  'scripts/flows/sound-flows.mjs',
  'scripts/flows/tree-parts.mjs',
  'scripts/machine/free-port.mjs',
  'scripts/site/app-files.mjs',
  'scripts/site/page-template.mjs',
  'scripts/site/policy-hash.mjs',
  'scripts/site/precompress.mjs',
  'scripts/site/release-files.mjs',
  'scripts/site/release.mjs',
  'scripts/run.mjs',
  'scripts/sandbox-plugin.ts',
  'scripts/serving/hosts.json',
  'scripts/serving/hosts.mjs',
  'scripts/site/site-plugin.ts',
  'scripts/site/offline-page.mjs',
  'scripts/site/site-words.mjs',
  'scripts/site/sources.mjs',
  'scripts/site/web-manifest.mjs',
  'scripts/site/write-worker.mjs',
  'worker',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]
/** The code that turns flow configs into the pages and page data of a release. */
export const DRAWING = [
  'design-system',
  'flows',
  'index.html',
  'runtime',
  'sandbox/site-paths.mjs',
  'scripts/complaint.mjs',
  'scripts/flows/flow-overlay.ts',
  'scripts/flows/flow-tools.mjs',
  'scripts/flows/flow-tools.ts',
  'scripts/run.mjs',
  'scripts/site',
  'worker',
]
const COPY = /\.(br|gz)$/

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

/**
 * Returns a hash of the content of sources. Modification times are useless, because a checkout changes them.
 * @param {readonly string[]} sources
 */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = /\.\w+$/.test(source) ? [join(root, source)] : filesAt(source)
    for (const file of files)
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Returns the hash of the app's code, and the hash of the code with the flow configs.
 * @returns {{ code: string, sources: string }}
 */
export function hashSources() {
  return { code: hashOf(SOURCES.filter(source => source !== CONFIGS)), sources: hashOf(SOURCES) }
}

/**
 * Returns the hash of everything that the files of a release depend on, except its flow configs. This is the built
 * client and the code that renders pages. If two builds have the same hash, they make the same release from the same
 * configs. Compressed copies do not count, because another version of Node may compress differently.
 */
export function hashDrawing() {
  const client = Object.entries(JSON.parse(readFileSync(join(root, APP_FILES), 'utf8'))).filter(
    ([path]) => !COPY.test(path),
  )
  return createHash('sha256')
    .update(JSON.stringify([client, hashOf(DRAWING)]))
    .digest('hex')
}
