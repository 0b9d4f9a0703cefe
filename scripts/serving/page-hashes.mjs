import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../complaint.mjs'
import { root } from '../run.mjs'

/**
 * The hashes of all inline scripts and styles in a build's pages, as sources of a policy: `sha256-…`, without quotes.
 *
 * @typedef {{ readonly scripts: readonly string[], readonly styles: readonly string[] }} Hashes
 */

const FILE = 'build/page-hashes.json'
/** Matches a `hash-source` (CSP Level 3, 2.3.1). */
const HASH = /^sha(256|384|512)-[\w+/-]+={0,2}$/

/**
 * @param {any} value
 * @returns {Hashes}
 */
export function parseHashes(value) {
  const listOf = (/** @type {'scripts' | 'styles'} */ name) => {
    const hashes = value?.[name]
    if (Array.isArray(hashes) && hashes.every(hash => typeof hash === 'string' && HASH.test(hash))) return hashes
    throw new Complaint(`${FILE} has no list of hashes in "${name}": build again, with npm start.`)
  }
  return { scripts: listOf('scripts'), styles: listOf('styles') }
}

/** Returns the hashes of the last build. The lists are empty if its pages have no inline scripts and styles. */
export function readHashes() {
  let text
  try {
    text = readFileSync(join(root, FILE), 'utf8')
  } catch {
    return { scripts: [], styles: [] }
  }
  return parseHashes(JSON.parse(text))
}
