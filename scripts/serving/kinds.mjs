import { ASSETS, EMBED, FILE_NAME, MANIFEST, RETURNS } from '../../sandbox/site-paths.mjs'

/**
 * The kinds of files, by what a browser may do with them. `page`, `return` and `embed` are documents: other companies
 * send the customer back to `return`, and partners show `embed` in a frame. The names of `asset` and `immutableData`
 * files contain a hash, and `data` refers to files of these two kinds. `worker` is the service worker, and `manifest`
 * is the file with which a browser installs the app. The name of an `other` file stays the same when its content
 * changes.
 *
 * @typedef {'page' | 'return' | 'embed' | 'asset' | 'data' | 'immutableData' | 'font' | 'icon' | 'worker' | 'manifest' | 'other'} Kind
 */

/**
 * The kind of each path. The first matching pattern decides. Every pattern means the same in JavaScript, PCRE and RE2,
 * because different servers use it.
 * @type {readonly { readonly kind: Kind, readonly pattern: string }[]}
 */
export const KINDS = [
  { kind: 'embed', pattern: EMBED },
  { kind: 'return', pattern: RETURNS },
  { kind: 'asset', pattern: ASSETS },
  { kind: 'immutableData', pattern: '^/page-data/sq/d/' },
  { kind: 'data', pattern: '^/page-data/' },
  { kind: 'font', pattern: String.raw`^/fonts/.+\.woff2$` },
  { kind: 'icon', pattern: String.raw`^/icon\.svg$` },
  { kind: 'worker', pattern: String.raw`^/sw\.js$` },
  { kind: 'manifest', pattern: MANIFEST },
  { kind: 'page', pattern: String.raw`\.html$` },
  { kind: 'other', pattern: FILE_NAME },
  { kind: 'page', pattern: '^/' },
]

const TESTS = KINDS.map(({ kind, pattern }) => ({ kind, test: new RegExp(pattern) }))

/**
 * @param {string} path as requested, without the query
 * @returns {Kind}
 */
export function kindOf(path) {
  return TESTS.find(({ test }) => test.test(path))?.kind ?? 'other'
}

/**
 * Returns whether a browser shows this kind as a page.
 * @param {Kind} kind
 */
export function isDocument(kind) {
  return kind === 'page' || kind === 'return' || kind === 'embed'
}

/**
 * Returns whether the paths of this kind contain a signed session, a signed link or a payment's id. Whoever reads such a
 * path in a log could use it, so access logs leave it out.
 * @param {Kind} kind
 */
export function isSecretPath(kind) {
  return kind === 'embed' || kind === 'return'
}
