import { headersFor } from './headers.mjs'
import { KINDS, POWERS } from './kinds.mjs'

/**
 * @typedef {object} Rule
 * @property {string} name a word that no other rule has
 * @property {import('./kinds.mjs').Kind} kind
 * @property {string} pattern of paths
 * @property {Record<string, string>} headers by their names in lower case
 */

/** Pages with the same powers, as one pattern each. */
function powerfulPages() {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const path of new Set(Object.values(POWERS).flat())) {
    const powers = Object.entries(POWERS).filter(([, pages]) => pages.includes(path))
    const name = powers.map(([power]) => power).join('-and-')
    groups.set(name, [...(groups.get(name) ?? []), path])
  }
  return [...groups].map(([name, paths]) => ({
    name: `page-with-${name}`,
    kind: /** @type {const} */ ('page'),
    pattern: `^(?:${paths.join('|')})/?$`,
    path: paths[0] ?? '',
  }))
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = { immutableData: 'immutable-data' }

/**
 * What to send with which path: the first rule whose pattern fits it.
 *
 * @param {Pick<Parameters<typeof headersFor>[0], 'hosts' | 'hashes'>} site
 * @returns {Rule[]}
 */
export function rulesFor(site) {
  const isLast = (/** @type {number} */ at) => at === KINDS.length - 1
  const plain = KINDS.map(({ kind, pattern }, at) => ({
    name: kind === 'page' && !isLast(at) ? 'page-file' : (NAMES[kind] ?? kind),
    kind,
    pattern,
    path: '',
  }))
  return [...powerfulPages(), ...plain].map(({ path, ...rule }) => ({
    ...rule,
    headers: headersFor({ kind: rule.kind, path, ...site }),
  }))
}
