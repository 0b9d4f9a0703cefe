import { getMimeType } from 'hono/utils/mime'
import { EMBED, EMBED_PAGE, FILE, RETURNS } from '../site-paths.mjs'
import { createFileStore, type FileStore, type StoredFile } from '../store/file-store.ts'
import { CODINGS, codingsFor } from './content-coding.ts'

/** Answers requests for files and pages. */
export type Site = (request: Request) => Promise<Response>

/** Returns the headers of an answer. They depend on the requested path, and on whether a page or a file answers. */
export type HeadersOf = (path: string, answer: 'page' | 'file') => Readonly<Record<string, string>>

const EMBED_PATH = new RegExp(EMBED)
const FILE_PATH = new RegExp(FILE)
const RETURN_PATH = new RegExp(RETURNS)
/** If the spelling of a path in the embedded channel is unclear, the answer gets the headers of this path. */
const EMBED_ROOT = '/recarga/app'

interface Found {
  readonly file: StoredFile
  readonly status: 200 | 404
}

/**
 * Matches a path that is not the only spelling of its file's path. The URL parser resolves `.` and `..`, but not next
 * to an encoded slash.
 */
const UNCLEAR = /(?:^|\/)\.{1,2}(?:\/|$)|\/\/|\\|\p{Cc}/u

interface Asked {
  readonly path: string
  /**
   * False if the path has another spelling than its file's path. The headers are chosen by the path as written, so such
   * a file could get the headers of another file.
   */
  readonly isClear: boolean
}

function decode(path: string): Asked {
  try {
    const text = decodeURIComponent(path)
    return { path: text, isClear: !UNCLEAR.test(text) }
  } catch {
    return { path, isClear: false }
  }
}

/**
 * Returns whether the path is that of a compressed copy. A slash at the end does not matter, because a file system
 * finds the copy there too.
 */
function isCopy(path: string): boolean {
  return CODINGS.some(({ suffix }) => path.replace(/\/$/, '').endsWith(suffix))
}

function looksLikeFile(path: string): boolean {
  return !EMBED_PATH.test(path) && !RETURN_PATH.test(path) && FILE_PATH.test(path)
}

/**
 * Serves a built client like any web server does. For a file's path, it sends the file. For a page's path, it sends
 * `<path>/index.html`. For an unknown or unclear path, it sends `404.html`, or `index.html` if the build has no
 * `404.html`. If a path looks like a file but no such file exists, it sends a plain 404, so that a page never arrives
 * as a script. If a file has `.br` and `.gz` copies, the request decides which is sent.
 */
export function createSite(files: FileStore, headersOf: HeadersOf = () => ({})): Site {
  const missing = (path: string) => plain(404, 'Not found', headersOf(path, 'file'))

  async function pageAt(path: string): Promise<Found | undefined> {
    const own = (await files.read(`${path}/index.html`)) ?? (await embedAt(path)) ?? (await returnAt(path))
    if (own) return { file: own, status: 200 }
    const unknown = await files.read('404.html')
    if (unknown) return { file: unknown, status: 404 }
    const app = await files.read('index.html')
    return app && { file: app, status: 200 }
  }

  const embedAt = async (path: string) => (EMBED_PATH.test(path) ? files.read(EMBED_PAGE) : undefined)

  async function find(path: string): Promise<Found | undefined> {
    if (isCopy(path)) return undefined
    const file = path.endsWith('/') ? undefined : await files.read(path)
    if (file) return { file, status: 200 }
    return looksLikeFile(path) ? undefined : pageAt(path)
  }

  async function returnAt(path: string) {
    const [, page] = RETURN_PATH.exec(path) ?? []
    return page === undefined ? undefined : files.read(`${page}/index.html`)
  }

  /**
   * Returns the file in the best available coding, with that coding. If only the plain file exists, the coding is
   * undefined.
   */
  async function encode(file: StoredFile, accept: string | null) {
    const copies = await Promise.all(CODINGS.map(({ suffix }) => files.read(file.name + suffix)))
    if (copies.every(copy => copy === undefined)) return { file, coding: undefined }
    for (const { coding, suffix } of codingsFor(accept)) {
      const copy = await files.read(file.name + suffix)
      if (copy) return { file: copy, coding }
    }
    return { file, coding: 'identity' }
  }

  /** Returns the page for an unknown path. If a partner may frame the path, this page may be framed too. */
  async function nowhere(path: string): Promise<Found | undefined> {
    // A path that begins with two slashes would name another host if a script wrote it into the history.
    if (looksLikeFile(path) || path.startsWith('//')) return undefined
    const file = (await embedAt(path)) ?? (await files.read('404.html'))
    return file && { file, status: 404 }
  }

  return async request => {
    const asked = decode(new URL(request.url).pathname)
    const path = asked.isClear ? asked.path : EMBED_PATH.test(asked.path) ? EMBED_ROOT : '/'
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Method not allowed', { ...headersOf(path, 'file'), allow: 'GET, HEAD' })
    const found = await (asked.isClear ? find(path) : nowhere(asked.path))
    if (!found) return missing(path)
    const { file, coding } = await encode(found.file, request.headers.get('accept-encoding'))
    const headers = new Headers(headersOf(path, found.file.name.endsWith('.html') ? 'page' : 'file'))
    headers.set('etag', file.etag)
    if (coding !== undefined) headers.set('vary', 'Accept-Encoding')
    if (found.status === 200 && hasAlready(request, file.etag)) return new Response(null, { status: 304, headers })
    headers.set('content-type', typeOf(found.file.name))
    headers.set('content-length', String(file.bytes.length))
    if (coding !== undefined && coding !== 'identity') headers.set('content-encoding', coding)
    return new Response(request.method === 'HEAD' ? null : file.bytes, { status: found.status, headers })
  }
}

/** Serves the built client in a folder. */
export function createStaticSite(clientDir: string, headersOf?: HeadersOf): Site {
  return createSite(createFileStore(clientDir), headersOf)
}

function typeOf(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream'
}

/** Compares ETags weakly, because RFC 9110, 13.1.2 requires this for If-None-Match. */
function hasAlready(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.map(tag => tag.trim().replace(/^W\//, '')).some(tag => tag === etag || tag === '*')
}

/** Returns an error as plain text. It must not be cached, because the next release may have the file. */
function plain(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  const answer = new Headers({ ...headers, 'cache-control': 'no-cache', 'content-type': 'text/plain; charset=utf-8' })
  return new Response(text, { status, headers: answer })
}
