import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { getMimeType } from 'hono/utils/mime'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

interface Found {
  readonly file: string
  readonly etag: string
}

async function find(file: string): Promise<Found | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? { file, etag: `W/"${stats.size}-${Math.trunc(stats.mtimeMs)}"` } : undefined
}

/** The file for a path of the site, or undefined for a path that leads out of it or to nothing. */
async function findUnder(root: string, path: string): Promise<Found | undefined> {
  const file = resolve(join(root, path))
  if (file !== root && !file.startsWith(root + sep)) return undefined
  return (await find(file)) ?? find(join(file, 'index.html'))
}

/** `undefined` for what cannot be a file's name. */
function decode(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Serves a built client: hashed assets for ever, everything else checked each time, and `index.html` for a path that
 * names no file. A path that looks like a file and is none gets 404, so that a page never arrives as a script.
 */
export function createStaticApp(clientDir: string, htmlHeaders: Readonly<Record<string, string>> = {}): Hono {
  const root = resolve(clientDir)
  const app = new Hono()
  app.use(compress())
  app.get('*', async c => {
    const path = decode(c.req.path)
    if (path === undefined) return c.text('Not found', 404)
    const isAsset = path.startsWith('/assets/')
    const looksLikeFile = isAsset || getMimeType(path) !== undefined
    const found = (await findUnder(root, path)) ?? (looksLikeFile ? undefined : await find(join(root, 'index.html')))
    if (!found) return c.text('Not found', 404)
    const isPage = found.file.endsWith('.html')
    c.header('cache-control', isAsset ? FOR_EVER : ASK_FIRST)
    c.header('etag', found.etag)
    c.header('x-content-type-options', 'nosniff')
    if (isPage) for (const [name, value] of Object.entries(htmlHeaders)) c.header(name, value)
    if (c.req.header('if-none-match') === found.etag) return c.body(null, 304)
    c.header('content-type', getMimeType(found.file) ?? 'application/octet-stream')
    return c.body(new Uint8Array(await readFile(found.file)))
  })
  return app
}
