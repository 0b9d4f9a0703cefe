// Answers requests from a bucket of releases, in a CDN whose functions know fetch's Request and Response.
// docs/serving.md says what it needs.

/**
 * @typedef {{ name: string, pattern: string, headers: Record<string, string> }} Rule
 *
 * @typedef {object} Site the content of cdn-headers.json
 * @property {string[]} methods
 * @property {{ pattern: string, object: string }[]} rewrites
 * @property {{ pattern: string, object?: string, headers?: Record<string, string> }[]} missing
 * @property {Rule[]} rules
 *
 * @typedef {{ files: Record<string, string>, hashes: { scripts: string[], styles: string[] } }} Manifest
 */

/** What never changes may be kept for a year, and what points at it for a second. */
const FOR_EVER = 31_536_000
const BRIEFLY = 1
const SHARED = /^(assets|page-data\/sq\/d)\/[\w./-]+$/
const COPY = /\.(br|gz)$/

/**
 * @param {Request} request
 * @param {Site} site
 * @param {(key: string, seconds: number) => Promise<Response>} get fetches an object of the bucket, or takes it from a
 * cache in which it may be for so many seconds
 * @returns {Promise<Response>}
 */
export async function answer(request, site, get) {
  const { pathname: path } = new URL(request.url)
  if (!site.methods.includes(request.method)) return new Response('Method not allowed', { status: 405 })
  const current = await get('current.json', BRIEFLY)
  if (!current.ok) return failed()
  const { release } = await current.json()
  const listed = await get(`releases/${release}/release.json`, FOR_EVER)
  if (!listed.ok) return failed()
  /** @type {Manifest} */
  const manifest = await listed.json()
  const rule = first(site.rules, path)
  if (path === '/config.json') {
    const config = await get('config.json', BRIEFLY)
    if (config.ok) return sent(config, 200, rule?.headers, manifest)
    return config.status === 404 ? sent(new Response('Not found'), 404, rule?.headers, manifest) : failed()
  }
  const name = nameOf(path, site, manifest)
  const key = SHARED.test(name) ? name : `releases/${release}/${name}`
  const isKnown = !COPY.test(name) && (Object.hasOwn(manifest.files, name) || SHARED.test(name))
  const found = isKnown ? await get(key, FOR_EVER) : undefined
  if (found?.ok) return sent(found, 200, rule?.headers, manifest)
  // A file of the release is there, so this is an error of the bucket. Any other file may be gone, which a bucket that
  // nobody may list answers with 403.
  if (found !== undefined && (Object.hasOwn(manifest.files, name) || ![403, 404].includes(found.status))) return failed()
  const missing = first(site.missing, path)
  if (missing?.object === undefined) return sent(new Response('Not found'), 404, missing?.headers, manifest)
  const page = await get(`releases/${release}${missing.object}`, FOR_EVER)
  return page.ok ? sent(page, 404, rule?.headers, manifest) : failed()
}

/** Returns the answer to an error of the bucket: nothing may keep it, because the next request may succeed. */
function failed() {
  return new Response('The store of the releases does not answer', {
    status: 502,
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Returns the name of the file that answers a path: the path's own page, or the page of all paths of its kind.
 *
 * @param {string} path
 * @param {Site} site
 * @param {Manifest} manifest
 */
function nameOf(path, site, manifest) {
  const own = `${path.replace(/\/$/, '')}/index.html`.slice(1)
  if (Object.hasOwn(manifest.files, own)) return own
  const rewrite = first(site.rewrites, path)
  return (rewrite === undefined ? path : rewrite.object.replace('$1', path.match(rewrite.pattern)?.[1] ?? '')).slice(1)
}

/**
 * @template {{ pattern: string }} T
 * @param {T[]} rules
 * @param {string} path
 */
function first(rules, path) {
  return rules.find(({ pattern }) => new RegExp(pattern).test(path))
}

/**
 * Returns an object with the headers of its rule, which name the inline scripts and styles of its release.
 *
 * @param {Response} object
 * @param {number} status
 * @param {Record<string, string> | undefined} rule
 * @param {Manifest} manifest
 */
function sent(object, status, rule, { hashes }) {
  const list = (/** @type {string[]} */ all) => all.map(hash => `'${hash}'`).join(' ')
  const headers = new Headers()
  for (const [name, text] of Object.entries(rule ?? {}))
    headers.set(
      name,
      text.replace("'{script-hashes}'", list(hashes.scripts)).replace("'{style-hashes}'", list(hashes.styles)),
    )
  for (const name of ['content-type', 'etag']) {
    const value = object.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(object.body, { status, headers })
}
