import { FILE, SERVER_ONLY } from '../sandbox/site-paths.mjs'
import { neverGrowsOld, type Release } from './release.ts'

/**
 * How a request is answered: a `page` by the network and else by what is kept, a `file` by what is kept and else by the
 * network. What is `left` is asked for as if there were no worker.
 */
export type Handling = 'page' | 'file' | 'left'

/** What of a request decides it. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'>

const serverOnly = new RegExp(SERVER_ONLY)
const looksLikeFile = new RegExp(FILE)

export function handlingOf({ method, url, mode }: Asked, origin: string, release: Release): Handling {
  const address = new URL(url)
  const { pathname, search } = address
  if (method !== 'GET' || address.origin !== origin || serverOnly.test(pathname)) return 'left'
  if (mode === 'navigate') return looksLikeFile.test(pathname) ? 'left' : 'page'
  // A page of a former release asks for what this one does not have.
  return search === '' && (release.files.has(pathname) || neverGrowsOld(pathname)) ? 'file' : 'left'
}

/** The page at an address: with or without a slash at its end, and whatever follows its `?`. */
export function pagePathOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
