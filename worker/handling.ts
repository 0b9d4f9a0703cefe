import { FILE, SERVER_ONLY } from '../sandbox/site-paths.mjs'
import { neverGrowsOld, type Release } from './release.ts'

/**
 * How the worker answers a request. `page`: from the network, or from its cache if that fails. `file`: from its cache,
 * or else from the network. `left`: the browser handles it.
 */
export type Handling = 'page' | 'file' | 'left'

/** The properties of a request that decide how the worker answers it. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'>

const serverOnly = new RegExp(SERVER_ONLY)
const looksLikeFile = new RegExp(FILE)

export function handlingOf({ method, url, mode }: Asked, origin: string, release: Release): Handling {
  const address = new URL(url)
  const { pathname, search } = address
  if (method !== 'GET' || address.origin !== origin || serverOnly.test(pathname)) return 'left'
  if (mode === 'navigate') return looksLikeFile.test(pathname) ? 'left' : 'page'
  // A page of an earlier release needs files that do not exist in this release. The browser fetches those files itself.
  return search === '' && (release.files.has(pathname) || neverGrowsOld(pathname)) ? 'file' : 'left'
}

/** Returns the path of the page at an address, without the query and without a slash at the end. */
export function pagePathOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
