import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { expect, test } from 'vitest'
import { answer } from '../../docs/serving/edge.js'
import { readManifest } from '../../releases/manifest.ts'
import { readPointer } from '../../releases/pointer.ts'
import { publishRelease } from '../../releases/publish.ts'
import { createMemoryStore } from '../../releases/testing/memory-store.ts'
import { createReleaseFiles } from '../../sandbox/server/release-files.ts'
import { createSite } from '../../sandbox/server/static-files.ts'
import { root } from '../run.mjs'
import { siteHeaders } from './site-headers.mjs'

const site = JSON.parse(readFileSync(join(root, 'docs/serving/cdn-headers.json'), 'utf8'))
const hashes = { scripts: ['sha256-abc='], styles: ['sha256-def=', 'sha256-ghi='] }
const FILES = [
  ...['index.html', '404.html', 'web/login/index.html', 'recarga/app/index.html', 'status_pisp/index.html'],
  ...['api-payment/index.html', 'api-payment/started/index.html', 'assets/new-1.js', 'page-data/sq/d/abc.json'],
  ...['page-data/index/page-data.json', 'sw.js', 'icon.svg', 'manifest.webmanifest', 'fonts/figtree.woff2', 'sw.js.br'],
]
const PATHS = [
  ...['/', '/web/login', '/web/login/', '/nobody/knows', '/recarga/app', '/recarga/app/a.b.c', '/status_pisp/x.y'],
  ...['/api-payment/eyJ.eyJ.c2ln', '/api-payment/started', '/assets/new-1.js', '/assets/old-1.js', '/assets/none.js'],
  ...['/page-data/sq/d/abc.json', '/page-data/index/page-data.json', '/page-data/none.json', '/sw.js', '/sw.js.br'],
  ...['/icon.svg', '/manifest.webmanifest', '/fonts/figtree.woff2', '/404.html', '/release.json', '/current.json'],
]

const bytes = (text: string) => new TextEncoder().encode(text)
const store = createMemoryStore()

async function publish(move: string, files: readonly string[]) {
  const from = await readPointer(store)
  const about = { name: '', at: '2026-12-01T12:00:00.000Z', by: 'Ana', shell: '', code: '', sources: '', changed: '' }
  const more = { hashes, variants: [], configs: {} }
  const all = new Map(files.map(file => [file, bytes(`${file} of ${move}`)]))
  const publication = {
    from,
    action: 'publish',
    move,
    files: all,
    about: { ...about, ...more },
    former: undefined,
  } as const
  await publishRelease(store, publication)
}

/** Returns an object of a bucket with its content type and its cache time. */
async function get(key: string, seconds: number): Promise<Response> {
  kept.set(key, seconds)
  const stored = await store.read(key)
  if (stored === undefined) return new Response('', { status: 404 })
  return new Response(stored.bytes, { headers: { 'content-type': getMimeType(key) ?? 'application/octet-stream' } })
}
const kept = new Map<string, number>()

test('a CDN with the function from our documentation answers each kind of path like our server does', async () => {
  await publish('one', ['index.html', 'assets/old-1.js'])
  await publish('two', FILES)
  const { release = '' } = (await readPointer(store)).pointer
  const manifest = await readManifest(store, release)
  if (manifest === undefined) throw new Error('The release is missing.')
  const server = createSite(createReleaseFiles(store)(manifest), siteHeaders([], hashes))
  const seen = async (response: Response) => ({
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    cache: response.headers.get('cache-control'),
    body:
      response.status === 404 && !response.headers.get('content-type')?.includes('html') ? '' : await response.text(),
  })
  for (const path of PATHS) {
    const request = new Request(`https://recarrega.example${path}`)
    const [ours, theirs] = [await seen(await answer(request, site, get)), await seen(await server(request))]
    // For a missing file, a CDN sends a plain text without a policy.
    const policy = theirs.body === '' ? ours.policy : theirs.policy
    expect(ours, path).toEqual({ ...theirs, policy })
  }
  expect(kept.get('current.json')).toBe(1)
  expect(kept.get(`releases/${release}/index.html`)).toBeGreaterThan(86_400)
  const write = new Request('https://recarrega.example/', { method: 'POST' })
  expect((await answer(write, site, get)).status).toBe(405)
})

test.each([
  ['a file of the release', '/icon.svg', '/icon.svg', 403, 502],
  ['a page of the release', '/web/login', '/web/login/index.html', 503, 502],
  ['an older release’s script', '/assets/old-1.js', 'assets/old-1.js', 503, 502],
  ['a script that may be gone', '/assets/none.js', 'assets/none.js', 403, 404],
  ['the page about missing pages', '/nobody/knows', '/404.html', 500, 502],
  ['the list of files', '/', '/release.json', 503, 502],
  ['the current release', '/', 'current.json', 403, 502],
  ['the config', '/config.json', 'config.json', 503, 502],
])(
  'if the bucket fails for %s, the CDN answers 404 only if the file may be deleted, and otherwise 502',
  async (_, path, key, status, expected) => {
    const failing = async (asked: string, seconds: number) =>
      asked.endsWith(key) ? new Response('', { status }) : get(asked, seconds)
    const response = await answer(new Request(`https://recarrega.example${path}`), site, failing)
    expect(response.status).toBe(expected)
    if (expected === 502) expect(response.headers.get('cache-control')).toBe('no-store')
  },
)
