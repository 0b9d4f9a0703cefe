import { ASSETS, EMBED, FILE_NAME, MANIFEST, RETURNS } from '../../sandbox/site-paths.mjs'

/**
 * The kinds of files differ in what a browser may do with them. `page`, `return` and `embed` are documents. Other
 * companies lead back to `return`, and partners frame `embed`. `asset` and `immutableData` have a hash in their name.
 * `data` refers to such files. `worker` is the service worker. A browser installs the app with `manifest`. `other`
 * files keep their names when they change.
 *
 * @typedef {'page' | 'return' | 'embed' | 'asset' | 'data' | 'immutableData' | 'font' | 'worker' | 'manifest' | 'other'} Kind
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
