import { headersFor } from './headers.mjs'
import { KINDS } from './kinds.mjs'

/**
 * @typedef {object} Rule
 * @property {string} name a word that no other rule has
 * @property {import('./kinds.mjs').Kind} kind
 * @property {string} pattern matches paths
 * @property {Record<string, string>} headers by their names in lower case
 */

/** @type {Readonly<Record<string, string>>} */
const NAMES = { immutableData: 'immutable-data' }

/**
 * Returns the headers for each path. The first rule whose pattern matches applies.
 * @param {Pick<Parameters<typeof headersFor>[0], 'hosts' | 'hashes'>} site
 * @returns {Rule[]}
 */
export function rulesFor(site) {
  const isLast = (/** @type {number} */ at) => at === KINDS.length - 1
  return KINDS.map(({ kind, pattern }, at) => ({
    name: kind === 'page' && !isLast(at) ? 'page-file' : (NAMES[kind] ?? kind),
    kind,
    pattern,
    headers: headersFor({ kind, ...site }),
  }))
}
