import { ASSETS, EMBED, FILE_NAME, MANIFEST, RETURNS } from '../../sandbox/site-paths.mjs'

/**
 * What is served, by what a browser may do with it:
 * `page`, `return` and `embed` are documents: others lead back to `return`, and `embed` is framed by partners; `asset` and `immutableData` have a hash in their
 * name; `data` points at those; `worker` is the service worker; `manifest` is what the app is installed by; `other` are files with a name that stays.
 *
 * @typedef {'page' | 'return' | 'embed' | 'asset' | 'data' | 'immutableData' | 'font' | 'worker' | 'manifest' | 'other'} Kind
 */

/**
 * Which paths are of which kind: the first pattern that fits. A pattern is one of JavaScript, PCRE and RE2 alike, so
 * that each server can read it.
 *
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
 * @param {string} path as a browser asks for it, without the query
 * @returns {Kind}
 */
export function kindOf(path) {
  return TESTS.find(({ test }) => test.test(path))?.kind ?? 'other'
}

/**
 * Whether a browser shows it as a page.
 *
 * @param {Kind} kind
 */
export function isDocument(kind) {
  return kind === 'page' || kind === 'return' || kind === 'embed'
}
